import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import GetAQuote from '@/routes/get-a-quote'
import { Toaster } from '@/ui/toaster'
import { fill } from '../../support/fill'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, screenAt } from '../../support/render-app'

withLocalSupabase()

const page = () =>
  screenAt(
    '/get-a-quote',
    <>
      <GetAQuote />
      <Toaster />
    </>,
  )

test('keeps and submits input entered before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  const user = userEvent.setup()
  await fill(user, screen.getByLabelText('Full Name'), 'Early Bird')
  await fill(user, screen.getByLabelText('Email'), 'early@example.com')
  await fill(user, screen.getByLabelText('Phone'), '734 555 0111')
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))

  render(page(), { container, hydrate: true })
  expect(screen.getByLabelText('Full Name')).toHaveValue('Early Bird')
  expect(screen.getByRole('checkbox', { name: 'Stump Grinding' })).toBeChecked()

  await fill(user, screen.getByLabelText('Service Address'), 'Dexter')
  await fill(user, screen.getByLabelText('Project Description'), 'One stump')
  await user.click(screen.getByRole('button', { name: 'Request My Free Quote' }))
  await findToast('Quote Request Sent!')
  expect(await sql('select name, services from quote_requests')).toEqual([
    { name: 'Early Bird', services: ['stump-grinding'] },
  ])
})
