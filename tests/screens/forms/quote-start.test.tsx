import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteOptionOf } from '@/content/quote-options'
import { services } from '@/content/services'
import { paths } from '@/paths'
import GetAQuote from '@/routes/get-a-quote'
import { fill } from '../../support/fill'
import { withLocalSupabase } from '../../support/local-supabase'
import { fillIn, requestsSent, submit } from '../../support/quote-form'
import { findToast, renderApp, screenAt } from '../../support/render-app'

withLocalSupabase()

const ticked = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))
const description = () => screen.getByLabelText('Project Description')
const PLAIN_HINT = 'Which tree, how big, what is under it, and when you would like us.'

test.for(services)('from the page of $slug its own option is ticked', async ({ slug }) => {
  const { user } = renderApp(paths.service(slug))
  const main = within(screen.getByRole('main'))
  const links = await main.findAllByRole('link', { name: 'Get a Free Quote' })
  for (const link of links) expect(link).toHaveAttribute('href', `/get-a-quote?service=${slug}`)
  await user.click(links[0] as HTMLElement)
  await screen.findByLabelText('Full Name')
  expect(ticked()).toEqual([quoteOptionOf(slug)])
})

test('from a town’s page the form asks about a tree in that town', async () => {
  const { user } = renderApp('/service-areas/whitmore-lake')
  const main = within(screen.getByRole('main'))
  await screen.findByRole('heading', { level: 1, name: 'Tree care in Whitmore Lake, MI' })
  const links = await main.findAllByRole('link', { name: 'Get a Free Quote' })
  for (const link of links) expect(link).toHaveAttribute('href', '/get-a-quote?town=whitmore-lake')
  await user.click(links[0] as HTMLElement)
  await screen.findByLabelText('Full Name')
  expect(description()).toHaveAccessibleDescription(
    'Which tree in Whitmore Lake, how big, what is under it, and when you would like us.',
  )
  expect(description()).toHaveValue('')
  expect(ticked()).toEqual([])
})

test.for(['?service=stump', '?service=', '?service=constructor', '?town=paris', '?town=', '?other=1', '?service[]=a'])(
  'what the site does not know, %s, changes nothing',
  async (query) => {
    renderApp(`/get-a-quote${query}`)
    await screen.findByLabelText('Full Name')
    expect(ticked()).toEqual([])
    expect(description()).toHaveAccessibleDescription(PLAIN_HINT)
  },
)

test('the links of header and footer stay plain on every page', async () => {
  renderApp('/services/stump-grinding')
  await screen.findByRole('heading', { level: 1 })
  for (const part of ['banner', 'contentinfo']) {
    for (const link of within(screen.getByRole(part)).getAllByRole('link', {
      name: 'Get a Free Quote',
      hidden: true,
    })) {
      expect(link).toHaveAttribute('href', '/get-a-quote')
    }
  }
})

test('the tick of the link is sent like one of the visitor’s own', async () => {
  const { user } = renderApp('/get-a-quote?service=tree-trimming-pruning')
  await fillIn(user, [])
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(requestsSent()[0]?.body).toMatchObject({ services: ['tree-trimming'] })
  await user.click(screen.getByRole('button', { name: 'Send another request' }))
  expect(ticked()).toEqual([])
})

/** Follows the link on a page to the form. */
async function follow(path: string) {
  const shown = renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  const [link] = await within(screen.getByRole('main')).findAllByRole('link', { name: 'Get a Free Quote' })
  await shown.user.click(link as HTMLElement)
  await screen.findByLabelText('Full Name')
  return shown
}

test('what a link ticked comes back with what was typed, on the plain page too', async () => {
  const { user, unmount } = await follow('/services/stump-grinding')
  await fill(user, screen.getByLabelText('Full Name'), 'Sam')
  unmount()
  renderApp('/get-a-quote')
  await screen.findByText('We kept what you typed in this tab.')
  expect(ticked()).toEqual(['stump-grinding'])
})

test('what is ticked is changed by no other link', async () => {
  const { user, unmount } = await follow('/services/stump-grinding')
  await fill(user, screen.getByLabelText('Full Name'), 'Sam')
  unmount()
  await follow('/services/tree-removal')
  expect(ticked()).toEqual(['stump-grinding'])
})

test('a choice that was made before comes before the one of the link', async () => {
  const first = renderApp('/get-a-quote')
  await first.user.click(await screen.findByRole('checkbox', { name: 'Firewood Sales' }))
  first.unmount()
  renderApp('/get-a-quote?service=stump-grinding')
  await screen.findByText('We kept what you typed in this tab.')
  expect(ticked()).toEqual(['firewood-sales'])
})

test.for([
  ['nothing', undefined, ['stump-grinding']],
  ['another service', 'Tree Removal', ['tree-removal']],
] as const)(
  'the page of the build takes the query over, with %s ticked before React arrived',
  async ([_, name, all]) => {
    const page = (address: string) => screenAt(address, <GetAQuote />)
    const container = document.body.appendChild(document.createElement('div'))
    // The build knows the path alone. A difference between the two would be an error in the console.
    container.innerHTML = renderToString(page('/get-a-quote'))
    if (name) await userEvent.click(screen.getByRole('checkbox', { name }))
    const address = '/get-a-quote?service=stump-grinding&town=novi'
    const root = await act(async () => hydrateRoot(container, page(address)))
    expect(ticked()).toEqual(all)
    expect(description()).toHaveAccessibleDescription(/^Which tree in Novi,/)
    await act(async () => root.unmount())
    container.remove()
  },
)

test('emergency service brings up the number, and says politely when to call', async () => {
  const { user } = renderApp('/get-a-quote')
  const box = await screen.findByRole('checkbox', { name: 'Emergency Tree Service' })
  const form = within(screen.getByRole('form'))
  expect(form.queryByText(/^In an emergency call us/)).not.toBeInTheDocument()
  await user.click(box)
  const notice = form.getByText(/^In an emergency call us, day or night\./).closest('[role=status]') as HTMLElement
  expect(within(notice).getByRole('link', { name: 'Call (734) 555-0157' })).toHaveAttribute('href', 'tel:+17345550157')
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'a tree on a house or a car,',
    'a tree on a wire: call the utility first, and stay away,',
    'a new lean or a new crack,',
    'a blocked road.',
  ])
  await user.click(box)
  expect(notice).toBeEmptyDOMElement()
})
