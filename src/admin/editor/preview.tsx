import { memo, type ReactNode, useDeferredValue } from 'react'
import { PostBody } from '@/components/posts/post-body'
import { PostByline } from '@/components/posts/post-byline'
import { PostPicture } from '@/components/posts/post-picture'
import { TestimonialCard } from '@/components/testimonials/testimonial-card'
import type { BlogPostInput, Testimonial } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { useDebounced } from '@/lib/use-debounced'

const Body = memo(PostBody)

/** Live preview, rendered with the public page's components. */
export function PostPreview({ post }: { post: BlogPostInput }) {
  // Deferred, because parsing a long text on every keystroke would block typing.
  const content = useDeferredValue(post.content)
  const image_url = useDebounced(post.image_url)
  return (
    // Beside the form it is smaller than on the site, so that it is not longer than the form.
    <Preview className="ui-card-body xl:[zoom:0.8]">
      <h2 className={cn('wrap-anywhere text-title', !post.title && 'text-bark-500')}>{post.title || 'Your title'}</h2>
      <PostByline post={post} />
      <PostPicture
        post={{ image_url, date: post.date }}
        sizes="40rem"
        className="mt-4 mb-6 aspect-3/2 max-h-photo w-full rounded-card bg-cream-200"
        isEager
      />
      {content ? <Body content={content} /> : <p className="text-bark-500">The text appears here.</p>}
    </Preview>
  )
}

export const PLACEHOLDER_NAME = 'Your customer'

export function TestimonialPreview({ testimonial }: { testimonial: Testimonial }) {
  const image_url = useDebounced(testimonial.image_url)
  return (
    <Preview>
      <TestimonialCard
        testimonial={{
          ...testimonial,
          name: testimonial.name || PLACEHOLDER_NAME,
          testimonial: testimonial.testimonial || 'Their words appear here.',
          image_url,
        }}
        // The frame of a card is missing here, because the preview has one.
        className={cn('ui-card-body', !testimonial.testimonial && 'text-bark-500')}
      />
    </Preview>
  )
}

/** The preview is beside the form. On narrow screens it is below, and hidden until its link is clicked. */
const Preview = ({ className, children }: { className?: string; children: ReactNode }) => (
  <section
    id="preview"
    aria-label="Preview"
    className={cn('ui-card ui-shadow-card hidden scroll-mt-28 target:block xl:block', className)}
  >
    {children}
  </section>
)
