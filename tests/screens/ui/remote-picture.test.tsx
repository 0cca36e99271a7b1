import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RemotePicture } from '@/ui/picture'

test.for([
  ['https://example.com/oak.jpg', 'https://example.com/oak.jpg'],
  ['http://example.com/oak.jpg', null],
  // The embedded backend has no https.
  ['http://127.0.0.1:5173/storage/v1/oak.webp', 'http://127.0.0.1:5173/storage/v1/oak.webp'],
  ['http://127.0.0.1.example.com/oak.jpg', null],
  ['/uploads/oak.jpg', '/uploads/oak.jpg'],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ['data:text/html,oak', null],
  ['//example.com/oak.jpg', null],
  ['https://example.org@example.com/oak.jpg', null],
  ['https://:secret@example.com/oak.jpg', null],
])('the picture URL %s loads as %s', ([address, source]) => {
  render(<RemotePicture url={address as string} alt="An oak" className="" placeholder={<p>placeholder</p>} />)
  if (source) expect(screen.getByRole('img', { name: 'An oak' })).toHaveAttribute('src', source)
  else expect(screen.getByText('placeholder')).toBeVisible()
})

const remote = (
  <RemotePicture url="https://example.com/oak.jpg" alt="An oak" className="" placeholder={<p>placeholder</p>} />
)

test('a picture that failed to load before hydration makes way for the placeholder', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(remote)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(remote, { container, hydrate: true })
  expect(screen.getByText('placeholder')).toBeVisible()
})
