import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/admin/admin-table'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { ListPage } from '@/admin/list-page'
import { PostThumbnail } from '@/admin/post-thumbnail'
import { RowActions } from '@/admin/row-actions'
import { useDeleteFlow } from '@/admin/use-delete-flow'
import { adminPostsQuery, deletePostMutation } from '@/data/posts'
import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'

const columns: Column<PostSummary>[] = [
  {
    title: 'Title',
    cell: (post) => (
      <div className="mb-1 flex items-center gap-3 md:mb-0 xl:gap-4">
        <PostThumbnail post={post} className="md:absolute md:inset-y-0 md:left-8 xl:static" />
        <strong className="font-semibold">{post.title}</strong>
      </div>
    ),
  },
  { title: 'Author', cell: ({ author }) => author, className: 'ui-note xl:text-forest-900 admin-table-dot' },
  {
    title: 'Category',
    cell: ({ category }) => category,
    // Below lg the date has a line of its own.
    className: 'ui-note xl:text-forest-900 admin-table-dot max-lg:after:hidden',
  },
  {
    title: 'Date',
    cell: ({ date }) => formatDay(date),
    className: 'ui-note xl:text-forest-900 basis-full whitespace-nowrap lg:basis-auto',
  },
]

const searchablePost = ({ title, author, category, excerpt, date }: PostSummary) =>
  [title, author, category, excerpt, formatDay(date)].join('\n')

export default function AdminBlog() {
  const deleteFlow = useDeleteFlow<PostSummary>(deletePostMutation, ({ title }) => ({
    title: 'Post Deleted',
    description: `The post "${title}" has been successfully deleted.`,
  }))
  return (
    <ListPage
      title="Manage Blog Posts"
      add={{ to: paths.admin.newPost, label: 'Create New Post' }}
      label="Blog posts"
      query={useQuery(adminPostsQuery)}
      search={{ getText: searchablePost, total: 'Total posts' }}
      texts={{ loading: 'Loading blog posts...', empty: 'No blog posts found. Create your first one!' }}
      layout="posts"
      columns={columns}
      actions={(post) => (
        <RowActions
          name={post.title}
          view={paths.post(post.slug)}
          edit={paths.admin.editPost(post.slug)}
          onDelete={(button) => deleteFlow.open(post, button)}
        />
      )}
    >
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Confirm Deletion"
        description={`Are you sure you want to delete the post "${deleteFlow.chosen?.title ?? ''}"? This action cannot be undone.`}
        action="Delete Post"
      />
    </ListPage>
  )
}
