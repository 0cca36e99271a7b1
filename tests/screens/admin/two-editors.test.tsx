import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { openExisting, posts, submit, writes } from '../../support/blog-editor'
import { storePost } from '../../support/build-rows'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast } from '../../support/render-app'

withLocalSupabase()

const WORDS = 'This entry was changed elsewhere after you opened it. “Save anyway” replaces that version with yours.'

/** Opens a post, changes its excerpt, and tries to save it after somebody else has. */
async function saveTooLate() {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Mine.' })
  await sql("update blog_posts set title = 'Oaks in June', slug = 'oaks-in-june', content = 'Theirs.'")
  await submit(user, 'Save Changes')
  await findToast('Not Saved Yet', WORDS)
  expect(writes()).toEqual([])
  expect(await posts()).toMatchObject([{ excerpt: 'Not in May.', content: 'Theirs.' }])
  return user
}

test('writes nothing over what somebody else has changed, and the next press saves anyway', async () => {
  const user = await saveTooLate()
  expect(textIn('Excerpt')).toBe('Mine.')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await submit(user, 'Save anyway')
  await findToast('Post Updated!')
  expect(screen.queryByText('Not Saved Yet')).not.toBeInTheDocument()
  expect(await posts()).toMatchObject([
    { title: 'When to prune an oak', slug: 'when-to-prune-an-oak', excerpt: 'Mine.', content: 'An oak can wait.' },
  ])
})

test('an edit without a change sends the update all the same', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await submit(user, 'Save Changes')
  await findToast('Post Updated!', 'Your blog post "When to prune an oak" has been saved.')
  expect(writes()).toMatchObject([{ method: 'PATCH', body: { title: 'When to prune an oak' } }])
})
