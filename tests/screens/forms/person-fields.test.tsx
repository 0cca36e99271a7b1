import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../support/render-app'
import { takeTexts } from '../../support/texting'

test.for(['/get-a-quote', '/contact'])(
  'the quote form on %s explains why it asks for the phone number, and each form who reads it',
  async (path) => {
    takeTexts()
    renderApp(path)
    const forms = await screen.findAllByRole('form')
    expect(forms).toHaveLength(path === '/contact' ? 2 : 1)
    expect(screen.getByText(/We ask for your phone number so we can call or text you back about this\./)).toBeVisible()
    for (const form of forms) {
      expect(within(form).getByRole('link', { name: 'Who reads what you send' })).toHaveAttribute('href', '/privacy')
    }
  },
)
