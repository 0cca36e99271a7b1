import { useQuery } from '@tanstack/react-query'
import { AdminPage } from '@/admin/admin-page'
import { AdminTable, type Column } from '@/admin/admin-table'
import { postsQuery } from '@/data/posts'
import type { PostSummary } from '@/data/rows'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'

const columns: Column<PostSummary>[] = [
  { title: 'Title', cell: ({ title }) => title },
  { title: 'Author', cell: ({ author }) => author },
  { title: 'Category', cell: ({ category }) => category },
]

export default function AdminBlog() {
  const posts = useQuery(postsQuery())
  return (
    <AdminPage title="Manage Blog Posts" back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      <QueryView query={posts} loading="Loading blog posts..." empty={<p>No blog posts found.</p>}>
        {(rows) => (
          <>
            <AdminTable
              caption="Blog posts, newest first"
              rows={rows}
              columns={columns}
              actions={(post) => (
                <a
                  href={paths.post(post.slug)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`View ${post.title} in a new tab`}
                  className="font-medium text-forest-700 underline"
                >
                  View
                </a>
              )}
            />
            <p className="mt-4 text-bark-700 text-small">Total posts: {rows.length}</p>
          </>
        )}
      </QueryView>
    </AdminPage>
  )
}
