import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { useDeleteFlow } from '@/admin/delete'
import { keepDraftAsNew } from '@/admin/editor/drafts'
import { AdminList } from '@/admin/list'
import { RowActions } from '@/admin/row-actions'
import type { Column } from '@/admin/table'
import { deletePost, postsQuery } from '@/data/posts'
import type { PostSummary } from '@/data/rows'
import { useUrlFilter } from '@/layout/use-url-filter'
import { cn } from '@/lib/class-names'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ConfirmDialog } from '@/ui/dialog'

const detail = 'max-xl:text-bark-700 max-xl:text-small'
const titleLinkClass =
  'inline-block font-semibold text-balance -my-0.5 py-0.5 text-forest-700 underline underline-offset-2'

const columns: Column<PostSummary>[] = [
  {
    title: 'Title',
    cell: ({ title, slug }) => (
      <Link to={paths.admin.editPost(slug)} className={titleLinkClass}>
        {title}
      </Link>
    ),
    className: 'max-xl:basis-full',
  },
  {
    title: 'Author',
    cell: ({ author }) => author,
    className: `${detail} max-xl:after:ml-2 max-xl:after:content-['·']`,
  },
  {
    title: 'Category',
    cell: ({ category }) => category,
    className: `${detail} sm:max-xl:after:ml-2 sm:max-xl:after:content-['·']`,
  },
  {
    title: 'Date',
    cell: ({ date }) => formatDay(date),
    className: `${detail} max-sm:basis-full xl:whitespace-nowrap`,
  },
]

const searchablePost = ({ title, author, category, excerpt, date }: PostSummary) =>
  [title, author, category, excerpt, formatDay(date)].join('\n')

export default function AdminBlog() {
  const posts = useQuery({ ...postsQuery(), refetchOnWindowFocus: true })
  const filter = useUrlFilter()
  const deleteFlow = useDeleteFlow<PostSummary>(deletePost, ({ id, title }) => {
    keepDraftAsNew('post', id)
    return {
      title: 'Post Deleted',
      description: `The post "${title}" has been successfully deleted.`,
    }
  })
  return (
    <AdminPage
      title="Manage Blog Posts"
      back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}
      actions={
        <Link to={paths.admin.newPost} className={cn(buttonClass('brand'), 'max-sm:w-full')}>
          Create New Post
        </Link>
      }
    >
      <AdminList
        label="Blog posts"
        query={posts}
        loading="Loading blog posts..."
        empty="No blog posts found. Create your first one!"
        filter={filter}
        getText={searchablePost}
        columns={columns}
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
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Confirm Deletion"
        description={`Are you sure you want to delete the post "${deleteFlow.chosen?.title ?? ''}"? This action cannot be undone.`}
        action="Delete Post"
      />
    </AdminPage>
  )
}
