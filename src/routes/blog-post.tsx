import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import { postQuery } from '@/data/posts'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { Section } from '@/ui/section'

export default function BlogPost() {
  const { slug = '' } = useParams()
  const { data: post, isPending } = useQuery(postQuery(slug))
  if (isPending) {
    return (
      <div role="status" className="container-page py-section text-bark-700">
        Loading post...
      </div>
    )
  }
  if (!post) {
    return (
      <NotFoundMessage title="Post Not Found" text="There is no post at this address.">
        <Link to={paths.blog} className={buttonClass('brand')}>
          Back to the blog
        </Link>
      </NotFoundMessage>
    )
  }
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.excerpt}
        keywords={`${post.category}, tree care`}
        path={paths.post(post.slug)}
      />
      <PageHero title={post.title} intro={`By ${post.author} in ${post.category}`} />
      <Section>
        <p className="max-w-text whitespace-pre-line">{post.content.replace(/<[^>]*>/g, '')}</p>
      </Section>
    </>
  )
}
