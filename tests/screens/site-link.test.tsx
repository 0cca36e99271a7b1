import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { FollowLinks, SiteLink } from '@/layout/site-link'

const onRender = vi.fn()

const links = (
  <Profiler id="links" onRender={onRender}>
    <SiteLink to="/about">About</SiteLink>
    <SiteLink to="/get-a-quote?service=stump-grinding">Quote</SiteLink>
    <SiteLink to="/blog" onClick={(event) => event.preventDefault()}>
      Kept
    </SiteLink>
  </Profiler>
)

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function renderLinks() {
  window.history.replaceState(null, '', '/')
  onRender.mockClear()
  render(
    <BrowserRouter>
      <FollowLinks>
        {links}
        <Address />
      </FollowLinks>
    </BrowserRouter>,
  )
  return screen.getByRole('status')
}

test('a link changes the page without a new load, and does not render for it', async () => {
  const address = renderLinks()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'About' }))
  expect(address).toHaveTextContent('/about')
  await user.click(screen.getByRole('link', { name: 'Quote' }))
  expect(address).toHaveTextContent('/get-a-quote?service=stump-grinding')
  expect(onRender).toHaveBeenCalledTimes(1)
})

test('a link to where one is takes no more steps back', async () => {
  const address = renderLinks()
  const user = userEvent.setup()
  const before = window.history.length
  for (let click = 0; click < 3; click++) await user.click(screen.getByRole('link', { name: 'About' }))
  expect(address).toHaveTextContent('/about')
  expect(window.history.length).toBe(before + 1)
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('a click with %s is the browser’s', (_, properties) => {
  const address = renderLinks()
  const link = screen.getByRole('link', { name: 'About' })
  const click = createEvent.click(link, properties)
  fireEvent(link, click)
  expect(click.defaultPrevented).toBe(false)
  expect(address).toHaveTextContent(/^\/$/)
})

test('a click that somebody has taken is not followed', async () => {
  const address = renderLinks()
  await userEvent.click(screen.getByRole('link', { name: 'Kept' }))
  expect(address).toHaveTextContent(/^\/$/)
})
