import fs from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { privacyParts } from '@/content/privacy'
import { paths } from '@/paths'
import { openPage, renderApp } from '../../support/render-app'
import { takeTexts } from '../../support/texting'
import { textsOf } from '../../support/texts-of'

const wordsOf = (usesSupabaseAuth: boolean) =>
  privacyParts(usesSupabaseAuth)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

test('/privacy covers what is sent, where it goes, who reads it, retention and deletion', async () => {
  const { main, heading } = await openPage('/privacy')
  expect(heading).toHaveAccessibleName('Privacy')
  const parts = privacyParts(false)
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    ...parts.map(({ title }) => title),
    'How to have it deleted',
  ])
  for (const paragraph of parts.flatMap(({ paragraphs }) => paragraphs)) {
    expect(main.getByText(paragraph)).toBeVisible()
  }
  expect(main.getByRole('link', { name: company.email })).toHaveAttribute('href', company.emailLink)
  expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', company.phoneLink)
})

/** The fields of each form by their names in HTML, with the words of the page for each. */
const fields = [
  {
    path: paths.quote,
    button: 'Request My Free Quote',
    sentence: /For a quote: [^.]*\./,
    words: {
      services: 'the services you check',
      description: 'your description',
      address: 'address',
      name: 'your name',
      email: 'email',
      phone: 'phone',
    },
  },
  {
    path: paths.contact,
    button: 'Send Message',
    sentence: /For a message: [^.]*\./,
    words: { name: 'your name', email: 'your email', phone: 'your phone number', message: 'the message' },
  },
]

test.each(fields)(
  'the page names each field of the form with the button $button',
  async ({ path, button, sentence, words }) => {
    renderApp(path)
    const form = (await screen.findByRole('button', { name: button })).closest('form')
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'))
    expect([...new Set(names)], 'Say in content/privacy.ts what the field is, and here.').toEqual(Object.keys(words))
    const said = sentence.exec(wordsOf(false))?.[0]
    for (const word of Object.values(words)) expect(said).toContain(word)
  },
)

/** What docs/tour.md lists for the tab of a visitor (sessionStorage), with the words of the page for it. */
const stored = {
  'draft:': 'A form you have started is kept in this tab',
  confirmations: 'the tab keeps your name and the services for its confirmation',
  scrollPositions: 'The tab also remembers how far you scrolled',
}

test('it names what is stored in the tab, and nothing else', () => {
  const keys = [...fs.readFileSync('docs/tour.md', 'utf8').matchAll(/^\| `([\w:-]+)`.* \| `[\w/.-]+\.ts/gm)]
  expect(keys.slice(0, 3).map(([, key]) => key)).toEqual(Object.keys(stored))
  const said = privacyParts(false)
    .find(({ title }) => title === 'What stays in your browser')
    ?.paragraphs.join(' ')
  for (const words of Object.values(stored)) expect(said).toContain(words)
  // A form may have reached us: that is in its draft.
  expect(said?.match(/remembers ([^.]*)\./)?.[1]).toBe('how far you scrolled, and whether a form may have reached us')
})

test('it says where photos go that somebody texts', () => {
  takeTexts()
  expect(wordsOf(true)).toMatch(/Photos that you text or email us don’t pass through this site\./)
  expect(wordsOf(true)).toMatch(/so that we can call or text you back about it\./)
})

test('only with the RLS lockdown does the page promise that nobody but the owner reads requests', async () => {
  renderApp('/privacy')
  expect(await screen.findByText(/someone with technical skill and the public key in these pages/)).toHaveTextContent(
    'could read or delete them too',
  )
  expect(wordsOf(false)).not.toMatch(/only we|nobody else/i)
  expect(wordsOf(true)).toMatch(/Only we do\. .* to the owner’s login and to nobody else/)
  expect(wordsOf(true)).not.toMatch(/key|not locked/)
})
