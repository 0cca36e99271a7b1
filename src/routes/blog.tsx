import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { postsQuery } from '@/data/posts'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

export default function Blog() {
  const posts = useQuery(postsQuery())
  return (
    <>
      <PageMeta
        title="Blog"
        description="What we have learnt about Michigan’s trees: when to prune oaks, how to plant, what a crack means."
        keywords="tree care blog Michigan, oak wilt, pruning season"
        path={paths.blog}
      />
      <PageHero title="Blog" intro="What we have learnt about Michigan’s trees." />
      <Section>
        <QueryView
          query={posts}
          loading="Loading posts..."
          empty={<p>No posts match your criteria. Try adjusting your search or category filters.</p>}
        >
          {(rows) => (
            <ul className="grid gap-8">
              {rows.map((post) => (
                <li key={post.id}>
                  <h2 className="text-subtitle">
                    <Link to={paths.post(post.slug)} className="underline">
                      {post.title}
                    </Link>
                  </h2>
                  <p className="mt-2 max-w-text">{post.excerpt}</p>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Section>
    </>
  )
}
