// @vitest-environment-options { "url": "https://www.example.com/" }
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RemotePicture } from '@/ui/remote-picture'

test.for([
  ['https://example.com/oak.jpg', 'https://example.com/oak.jpg'],
  ['http://example.com/oak.jpg', null],
  ['//example.com/oak.jpg', null],
])('on a site with https, the address %s is asked for as %s', ([address, source]) => {
  render(<RemotePicture address={address as string} alt="An oak" className="" placeholder={<p>placeholder</p>} />)
  if (source) expect(screen.getByRole('img', { name: 'An oak' })).toHaveAttribute('src', source)
  else expect(screen.getByText('placeholder')).toBeVisible()
})
