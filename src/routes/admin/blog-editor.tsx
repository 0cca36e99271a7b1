import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { EditorForm } from '@/admin/editor/editor-form'
import { ImageField, imageWords } from '@/admin/editor/image-field'
import { addressOf, fieldsOfPost, newPostFields, postOfFields } from '@/admin/editor/post-fields'
import { PostPreview } from '@/admin/editor/preview'
import { useEditor } from '@/admin/editor/use-editor'
import { useLoadedRow } from '@/admin/editor/use-loaded-row'
import { readScene } from '@/components/scene-picture'
import { panelLimits } from '@/data/limits'
import { createPost, postQuery, postsQuery, updatePost } from '@/data/posts'
import type { BlogPost } from '@/data/rows'
import { today } from '@/lib/dates'
import { inSentence } from '@/lib/escape'
import { listCategories } from '@/lib/post-search'
import { useDebounced } from '@/lib/use-debounced'
import { paths } from '@/paths'
import { TextAreaField, TextField } from '@/ui/field'
import type { FormWords } from '@/ui/form'
import { toast } from '@/ui/toast'

const back = { to: paths.admin.posts, label: 'Back to Blog Posts' }
const limit = panelLimits.post

const words = {
  title: { missing: 'Enter a title.' },
  author: { missing: 'Enter the author’s name.' },
  category: { missing: 'Enter a category.' },
  date: { missing: 'Choose the publication date.', wrong: 'Choose a date between 1900 and 9999.' },
  image_url: imageWords,
  excerpt: { missing: 'Enter an excerpt.' },
  content: { missing: 'Enter the full content.' },
} satisfies FormWords

const NO_ADDRESS =
  'A web address can’t be made from this title. Please add a few Latin letters or digits for the address.'

const FUTURE_DATE = 'This date is in the future; the post is public as soon as you save it.'

export default function BlogEditor() {
  const { slug } = useParams()
  return slug === undefined ? <PostEditor /> : <ExistingPost key={slug} slug={slug} />
}

function ExistingPost({ slug }: { slug: string }) {
  const { row, error, tryAgain } = useLoadedRow(postQuery(slug), {
    notFound: 'Blog post not found.',
    list: paths.admin.posts,
  })
  if (row) return <PostEditor post={row} />
  return (
    <AdminPage title="Edit Blog Post" back={back}>
      {error ? (
        <LoadFailure message={error.message} onTryAgain={tryAgain} />
      ) : (
        <p role="status">Loading post data...</p>
      )}
    </AdminPage>
  )
}

function PostEditor({ post: loaded }: { post?: BlogPost }) {
  const navigate = useNavigate()
  const create = useMutation(createPost)
  const update = useMutation(updatePost)
  const editor = useEditor({
    kind: 'post',
    row: loaded,
    fieldsOf: (post) => (post ? fieldsOfPost(post) : newPostFields()),
    validate: ({ title = '' }, post): Record<string, string> => (addressOf(title, post) ? {} : { title: NO_ADDRESS }),
    save: async (values, post, attemptedValues) => {
      const input = postOfFields(values, post)
      const attempts = attemptedValues.map((attempted) => postOfFields(attempted, post))
      const { wasThere } = await (post
        ? update.mutateAsync({ input, attempts, loaded: post })
        : create.mutateAsync({ input, attempts }))
      toast({
        title: post ? 'Post Updated!' : 'Post Created!',
        description:
          wasThere && !post
            ? `Your blog post "${inSentence(input.title)}" is already there. Nothing was added twice.`
            : `Your blog post "${inSentence(input.title)}" has been saved.`,
      })
    },
    // Replace, because a new title changes the slug and Back would open a dead address.
    onSaved: () => navigate(paths.admin.posts, { replace: true }),
  })
  const posts = useQuery(postsQuery()).data ?? []
  const categories = useId()
  const { row: post, start, values, problems } = editor
  const current = postOfFields(values, post)
  const typedUrl = (values['image_url'] ?? '').trim()
  const debouncedUrl = useDebounced(typedUrl)
  const imageUrl = !typedUrl || readScene(typedUrl) ? typedUrl : debouncedUrl
  const isTaken = posts.some(({ slug, id }) => slug === current.slug && id !== post?.id)

  return (
    <AdminPage title={post ? 'Edit Blog Post' : 'Create New Blog Post'} back={back}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-2 xl:gap-12">
        <EditorForm
          editor={editor}
          words={words}
          label="Blog post"
          action={post ? 'Save Changes' : 'Create Post'}
          beside={
            <a
              href="#preview"
              className="inline-flex min-h-11 items-center font-semibold text-forest-700 underline xl:hidden"
            >
              See the preview
            </a>
          }
        >
          <TextField
            label="Title"
            name="title"
            required
            limit={limit.title}
            defaultValue={start.values['title']}
            error={problems['title']}
            note={<AddressNote slug={current.slug} publishedSlug={post?.slug} isTaken={isTaken} />}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-3">
            <TextField
              label="Author"
              name="author"
              required
              limit={limit.author}
              defaultValue={start.values['author']}
            />
            <TextField
              label="Category"
              name="category"
              required
              limit={limit.category}
              defaultValue={start.values['category']}
              list={categories}
            />
            <datalist id={categories}>
              {listCategories(posts).map((category) => (
                <option key={category} value={category} />
              ))}
            </datalist>
            <TextField
              label="Publication Date"
              name="date"
              type="date"
              required
              min="1900-01-01"
              max="9999-12-31"
              defaultValue={start.values['date']}
              note={(values['date'] ?? '') > today() && FUTURE_DATE}
            />
          </div>
          <ImageField
            label="Image URL"
            name="image_url"
            defaultValue={start.values['image_url']}
            address={imageUrl}
            limit={limit.image_url}
            offersScenes
          />
          <TextAreaField
            label="Excerpt"
            name="excerpt"
            rows={3}
            required
            limit={limit.excerpt}
            placeholder="A short summary that appears in post listings."
            defaultValue={start.values['excerpt']}
          />
          <TextAreaField
            label="Full Content"
            name="content"
            rows={12}
            required
            limit={limit.content}
            hint="Basic HTML tags (b, i, p, br, ul, li, h2, h3) are supported. Two line breaks make a new paragraph."
            defaultValue={start.values['content']}
          />
        </EditorForm>
        <PostPreview post={{ ...current, image_url: imageUrl || null }} />
      </div>
    </AdminPage>
  )
}

function AddressNote({
  slug,
  publishedSlug,
  isTaken,
}: {
  slug: string
  publishedSlug: string | undefined
  isTaken: boolean
}) {
  if (!slug) return 'The post’s web address is made from the title.'
  const address = <span className="[overflow-wrap:anywhere]">{paths.post(slug)}</span>
  if (isTaken)
    return <span className="font-semibold text-brick">Another post already has the web address {address}.</span>
  if (!publishedSlug || slug === publishedSlug) return <>Web address: {address}</>
  return <>The web address will change to {address}; links to the current one will stop working.</>
}
