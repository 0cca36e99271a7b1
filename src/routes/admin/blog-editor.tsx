import { useParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { EditorForm, FieldGroup } from '@/admin/editor/editor-form'
import { FormatButtons } from '@/admin/editor/format-buttons'
import { ImageField } from '@/admin/editor/image-field'
import { LoadedRow } from '@/admin/editor/loaded-row'
import { PostPreview } from '@/admin/editor/preview'
import { useEditor } from '@/admin/editor/use-editor'
import { PostPicture } from '@/components/posts/post-picture'
import { company } from '@/content/company'
import { editedPostQuery, savePostMutation } from '@/data/posts'
import type { BlogPost, BlogPostInput } from '@/data/rows'
import { dayOf, makeTimestamp, today } from '@/lib/dates'
import { cleanText } from '@/lib/form-data'
import { makeSlug } from '@/lib/make-slug'
import { paths } from '@/paths'
import { TextAreaField, TextField } from '@/ui/field'
import type { FormMessages } from '@/ui/form'

const back = { to: paths.admin.posts, label: 'Back to Blog Posts' }

const formMessages = {
  title: {
    missing: 'Enter a title.',
    wrong: 'Use at least one letter or number in the title.',
  },
  author: { missing: 'Enter the author’s name.' },
  category: { missing: 'Enter a category.' },
  date: { missing: 'Choose the publication date.', wrong: 'Choose a date between 1900 and 9999.' },
  excerpt: { missing: 'Enter an excerpt.' },
  content: { missing: 'Enter the full content.' },
} satisfies FormMessages

const FUTURE_DATE = 'Future dates don’t schedule posts. This goes public when you save.'

export default function BlogEditor() {
  const { slug } = useParams()
  return (
    <LoadedRow id={slug} query={editedPostQuery} title="Edit Blog Post" back={back} loading="Loading post data...">
      {(post) => <PostForm post={post} />}
    </LoadedRow>
  )
}

function PostForm({ post }: { post: BlogPost | undefined }) {
  const editor = useEditor(post, {
    entity: 'post',
    list: paths.admin.posts,
    save: savePostMutation,
    readFields,
    makeInput,
    describeSave: ({ title }, isNew) => ({
      title: isNew ? 'Post Created!' : 'Post Updated!',
      description: `Your blog post "${title}" has been saved.`,
    }),
  })
  const { values, field } = editor
  const current = makeInput(values, post)

  return (
    <AdminPage title={post ? 'Edit Blog Post' : 'Create New Blog Post'} back={back}>
      <EditorForm
        editor={editor}
        messages={formMessages}
        label="Blog post"
        action={post ? 'Save Changes' : 'Create Post'}
        preview={<PostPreview post={current} />}
      >
        <FieldGroup title="The post">
          <TextField
            label="Title"
            {...field('title')}
            required
            // A title without Latin letters and digits leaves nothing for the slug.
            pattern={current.slug ? undefined : '.*[A-Za-z0-9].*'}
            note={describeAddress(current.slug, post?.slug)}
            className="[&_input]:font-heading [&_input]:font-semibold [&_input]:text-heading"
          />
          <div className="grid grid-cols-2 large-text:grid-cols-1 gap-4 sm:grid-cols-3 md:gap-y-6">
            <TextField label="Author" {...field('author')} required />
            <TextField label="Category" {...field('category')} required />
            <TextField
              label="Publication Date"
              {...field('date')}
              type="date"
              className="col-span-full sm:col-span-1"
              required
              min="1900-01-01"
              max="9999-12-31"
              note={values.date > today() && FUTURE_DATE}
            />
          </div>
          <ImageField
            label="Image URL"
            {...field('image_url')}
            placeholder="https://example.com/oak.jpg"
            substitute={{
              picture: (
                <PostPicture
                  post={{ image_url: null, date: current.date }}
                  sizes="7.5rem"
                  // From xl on the preview shows it.
                  className="h-20 w-30 shrink-0 rounded-control bg-cream-200 xl:hidden"
                  isEager
                />
              ),
              words: 'Without one, visitors see this picture of ours.',
            }}
          />
        </FieldGroup>
        <FieldGroup title="The text">
          <TextAreaField
            label="Excerpt"
            {...field('excerpt')}
            rows={3}
            required
            placeholder="A short summary that appears in post listings."
          />
          <TextAreaField
            label="Full Content"
            {...field('content')}
            rows={12}
            required
            note="Two line breaks make a new paragraph. Basic HTML tags (b, i, p, br, ul, li, h2, h3) are supported; the buttons write them for you."
            tools={<FormatButtons field="content" />}
          />
        </FieldGroup>
      </EditorForm>
    </AdminPage>
  )
}

function describeAddress(slug: string, publishedSlug = slug) {
  if (!slug) return 'Also makes the post’s web address.'
  const address = paths.post(slug)
  if (slug === publishedSlug) return `Web address: ${address}. Its last part is the slug; no two posts may share one.`
  return `The web address will change to ${address}; links to the current one will stop working.`
}

const readFields = (post: BlogPost | undefined) => ({
  title: post?.title ?? '',
  author: post ? post.author : company.postAuthor,
  category: post?.category ?? '',
  // A missing or unreadable date becomes the current one.
  date: (post && dayOf(post.date)) || today(),
  image_url: post?.image_url ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
})

function makeInput(values: ReturnType<typeof readFields>, post: BlogPost | undefined): BlogPostInput {
  const text = (name: keyof typeof values) => cleanText(values[name])
  return {
    title: text('title'),
    slug: makeSlug(text('title')),
    author: text('author'),
    category: text('category'),
    // An unchanged day keeps its time, which orders posts of the same day.
    date: makeTimestamp(text('date'), post?.date),
    excerpt: text('excerpt'),
    content: text('content'),
    image_url: text('image_url') || null,
  }
}
