import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { shopTown } from '@/content/towns/towns'
import { linksOf } from '../../support/links-of'
import { openPage } from '../../support/render-app'

test.for([
  ['/', '/get-a-quote'],
  ['/blog', '/get-a-quote'],
  ['/services/stump-grinding', '/get-a-quote?service=stump-grinding'],
  [`/service-areas/${shopTown.slug}`, `/get-a-quote?town=${shopTown.slug}`],
])('the phone bar of %s leads to %s', async ([path = '', quotePath]) => {
  await openPage(path)
  const bar = screen.getByRole('navigation', { name: 'Call or ask for a quote' })
  expect(linksOf(bar)).toEqual([`Call ${company.phoneLink}`, `Free quote ${quotePath}`])
})

test.for(['/get-a-quote', '/contact', '/admin/login'])('no phone bar covers the form of %s', async (path) => {
  await openPage(path)
  expect(screen.queryByRole('navigation', { name: 'Call or ask for a quote' })).not.toBeInTheDocument()
})
