import { Link } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { DeleteDialog, useDeleteFlow } from '@/admin/delete'
import { keepDraftAsNew } from '@/admin/editor/drafts'
import { RowActions } from '@/admin/row-actions'
import { AdminList, type Column, useFreshList } from '@/admin/table'
import { deletePost, postsQuery } from '@/data/posts'
import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'
import { inSentence } from '@/lib/escape'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { QueryView } from '@/ui/query-view'

const columns: Column<PostSummary>[] = [
  { title: 'Title', cell: ({ title }) => <strong className="font-semibold">{title}</strong> },
  { title: 'Author', cell: ({ author }) => author },
  { title: 'Category', cell: ({ category }) => category },
  { title: 'Date', cell: ({ date }) => formatDay(date), className: 'whitespace-nowrap' },
]

const postCard = ({ title, author, category, date }: PostSummary) => (
  <>
    <h2 className="font-body font-semibold text-body">{title}</h2>
    <p className="mt-1 text-bark-700 text-small">{[author, category, formatDay(date)].filter(Boolean).join(' · ')}</p>
  </>
)

const deletion: typeof deletePost = { ...deletePost, onSuccess: (_, { id }) => keepDraftAsNew('post', id) }

export default function AdminBlog() {
  const posts = useFreshList(postsQuery())
  const deleteFlow = useDeleteFlow<PostSummary>(deletion, ({ title }) => ({
    title: 'Post Deleted',
    description: `The post "${inSentence(title)}" has been successfully deleted.`,
  }))
  return (
    <AdminPage
      title="Manage Blog Posts"
      back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}
      actions={
        <Link to={paths.admin.newPost} className={buttonClass('brand')}>
          Create New Post
        </Link>
      }
    >
      <section aria-label="Blog posts" {...deleteFlow.listProps}>
        <QueryView
          query={posts}
          loading="Loading blog posts..."
          error={(message) => <LoadFailure message={message} onTryAgain={() => void posts.refetch()} />}
          empty={<p className="rounded-card bg-cream p-8 text-center">No blog posts found. Create your first one!</p>}
        >
          {(rows) => (
            <AdminList
              caption="Blog posts, newest first"
              rows={rows}
              columns={columns}
              card={postCard}
              textOf={({ title, author, category, excerpt }) => `${title}\n${author}\n${category}\n${excerpt}`}
              total="Total posts"
              actions={(post) => (
                <RowActions
                  name={post.title}
                  view={paths.post(post.slug)}
                  edit={paths.admin.editPost(post.slug)}
                  onDelete={() => deleteFlow.ask(post)}
                />
              )}
            />
          )}
        </QueryView>
      </section>
      <DeleteDialog flow={deleteFlow} title="Confirm Deletion" action="Delete Post">
        {`Are you sure you want to delete the post "${inSentence(deleteFlow.chosen?.title ?? '')}"? This action cannot be undone.`}
      </DeleteDialog>
    </AdminPage>
  )
}
