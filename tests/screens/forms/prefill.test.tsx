import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { shopTown } from '@/content/towns/towns'
import { paths } from '@/paths'
import GetAQuote from '@/routes/get-a-quote'
import { saveEarlyTyping } from '@/startup/inline/early-typing'
import { fill } from '../../support/fill'
import { answers, fillIn, requestsSent, submit, submitButton } from '../../support/quote-form'
import { findToast, hydrateScreen, renderApp } from '../../support/render-app'

const checkedValues = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))
const description = () => screen.getByLabelText('Project Description')
const KEPT = 'What you typed is kept in this tab until you send it.'
// CSS hides the words about firewood.
const PLAIN_HINT = /^Which tree, how big, what’s under it, and when you’d like us to come\./
const TOWN_HINT = new RegExp(`^Which tree in ${shopTown.name}, how big`)

test.for(['?service=stump', '?service=constructor', '?town=paris'])('ignores an unknown query: %s', async (query) => {
  renderApp(`/get-a-quote${query}`)
  await screen.findByLabelText('Full Name')
  expect(checkedValues()).toEqual([])
  expect(description()).toHaveAccessibleDescription(PLAIN_HINT)
})

test('sends a preselected service like one the visitor checked', async () => {
  const { user } = renderApp('/get-a-quote?service=tree-trimming-pruning')
  await fillIn(user, [])
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(requestsSent()[0]?.body).toMatchObject({ services: ['tree-trimming'] })
  expect(checkedValues()).toEqual([])
})

/** Opens a page and follows its link to the form. */
async function follow(path: string) {
  const view = renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  const [link] = await within(screen.getByRole('main')).findAllByRole('link', { name: 'Get a Free Quote' })
  await view.user.click(link as HTMLElement)
  await screen.findByLabelText('Full Name')
  return view
}

test('a link adds its service to what is checked', async () => {
  const { user, unmount } = await follow('/services/stump-grinding')
  await fill(user, screen.getByLabelText('Full Name'), 'Sam')
  unmount()
  await follow('/services/tree-removal')
  expect(checkedValues()).toEqual(['tree-removal', 'stump-grinding'])
  expect(screen.getByLabelText('Full Name')).toHaveValue('Sam')
})

test.for([
  ['taken out', (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))],
  ['cleared', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Clear form' }))],
] as const)('what a link added to an empty form stays out after a reload, once it was %s', async ([how, remove]) => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user, unmount } = renderApp('/get-a-quote?service=tree-removal')
  await waitFor(() => expect(checkedValues()).toEqual(['tree-removal']))
  if (how === 'cleared') await fill(user, screen.getByLabelText('Full Name'), 'Sam')
  await remove(user)
  unmount()
  renderApp('/get-a-quote?service=tree-removal')
  await screen.findByLabelText('Full Name')
  expect(checkedValues()).toEqual([])
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
})

test('what a link added and the visitor removed stays out after the form was changed elsewhere', async () => {
  const { user, unmount } = renderApp('/get-a-quote?service=tree-removal')
  await waitFor(() => expect(checkedValues()).toEqual(['tree-removal']))
  await fill(user, screen.getByLabelText('Full Name'), 'Sam')
  await user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))
  unmount()
  for (const query of ['', '?service=stump-grinding']) {
    const other = renderApp(`/get-a-quote${query}`)
    await screen.findByText(KEPT)
    await fill(other.user, screen.getByLabelText('Email'), 'sam@example.com')
    other.unmount()
  }
  renderApp('/get-a-quote?service=tree-removal')
  await screen.findByText(KEPT)
  expect(checkedValues()).toEqual(['stump-grinding'])
})

test('a service that Back adds again takes its error away', async () => {
  const { user } = renderApp('/get-a-quote?service=tree-removal')
  await waitFor(() => expect(checkedValues()).toEqual(['tree-removal']))
  const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Get a Free Quote', hidden: true })
  await user.click(link as HTMLElement)
  await user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))
  await submit(user)
  expect(submitButton()).toBeDisabled()
  window.history.back()
  await waitFor(() => expect(checkedValues()).toEqual(['tree-removal']))
  expect(submitButton()).toBeEnabled()
  expect(within(screen.getByRole('main')).queryByText('Please select at least one service.')).not.toBeInTheDocument()
  // What is still missing keeps its error.
  expect(screen.getByLabelText('Full Name')).toBeInvalid()
})

test('an urgent sign adds the emergency to the services', async () => {
  renderApp(paths.quoteForSigns(['crack'], 'emergency-service'))
  await waitFor(() => expect(checkedValues()).toEqual(['emergency-service']))
})

test('the signs of two links are added to what is typed and checked', async () => {
  const first = renderApp(paths.quoteForSigns(['mushrooms'], 'consultation'))
  await waitFor(() => expect(description()).toHaveValue('Mushrooms at the base.'))
  await fill(first.user, description(), ' It is old.')
  first.unmount()
  renderApp(paths.quoteForSigns(['crack', 'mushrooms'], 'emergency-service'))
  await waitFor(() =>
    expect(description()).toHaveValue('Mushrooms at the base. It is old.\nCrack in the trunk, mushrooms at the base.'),
  )
  expect(checkedValues()).toEqual(['emergency-service', 'consultation'])
})

test('the street is typed before the town of a link', async () => {
  const { user } = renderApp(paths.quoteForTown(shopTown.slug))
  const address = () => screen.getByLabelText('Service Address')
  await waitFor(() => expect(address()).toHaveValue(`, ${shopTown.name}`))
  await fillIn(user, ['Tree Removal'], { 'Service Address': '' })
  await submit(user)
  expect(address()).toHaveAccessibleDescription(/Add the street before the town\.$/)
  await user.type(address(), '1 Main St', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(requestsSent()[0]?.body).toMatchObject({ address: `1 Main St, ${shopTown.name}` })
})

test('a form that was submitted before hydration keeps what the visitor saw in it, and no more', async () => {
  // React's development build warns of the attribute.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const draft = { values: { services: ['tree-removal'], description: ['Typed earlier.'] } }
  sessionStorage.setItem('draft:quote-request', JSON.stringify(draft))
  await hydrateScreen(paths.quoteForSigns(['crack'], 'emergency-service'), <GetAQuote />, async () => {
    await fillIn(userEvent.setup(), ['Stump Grinding'])
    // As startup/inline/queued-forms.ts does.
    screen.getByRole('form').setAttribute('aria-busy', 'true')
    saveEarlyTyping()
    expect(JSON.parse(sessionStorage.getItem('draft:quote-request') ?? '')).toMatchObject({
      values: { services: ['stump-grinding'], description: [answers['Project Description']] },
    })
  })
  expect(checkedValues()).toEqual(['stump-grinding'])
  expect(description()).toHaveValue(answers['Project Description'])
})

test('a form that was submitted before hydration without a service gets that of its link, so that it is sent', async () => {
  // React's development build warns of the attribute.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await hydrateScreen('/get-a-quote?service=stump-grinding', <GetAQuote />, async () => {
    await fillIn(userEvent.setup(), [])
    screen.getByRole('form').setAttribute('aria-busy', 'true')
  })
  expect(checkedValues()).toEqual(['stump-grinding'])
})

test.for([
  ['nothing', undefined, ['stump-grinding']],
  ['another service', 'Tree Removal', ['tree-removal', 'stump-grinding']],
] as const)(
  'the prerendered page applies the query on hydration, with %s checked before hydration',
  async ([_, name, all]) => {
    const address = `/get-a-quote?service=stump-grinding&town=${shopTown.slug}`
    await hydrateScreen(address, <GetAQuote />, async () => {
      if (name) await userEvent.click(screen.getByRole('checkbox', { name }))
    })
    expect(checkedValues()).toEqual(all)
    expect(description()).toHaveAccessibleDescription(TOWN_HINT)
  },
)
