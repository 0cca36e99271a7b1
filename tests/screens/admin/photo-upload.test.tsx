import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calls, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

// tests/e2e/locked-photos.spec.ts uploads photos, with the lock.

withLocalSupabase()

test.each(['/admin/blog/new', '/admin/testimonials/new'])('without the lock %s offers no upload', async (path) => {
  renderAdmin(path)
  expect(await screen.findByLabelText(/Image URL/)).toBeVisible()
  expect(screen.queryByText('Upload a photo')).toBeNull()
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(calls.filter(({ url }) => url.pathname.startsWith('/storage/'))).toEqual([])
})
