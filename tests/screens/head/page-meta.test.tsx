import { render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { worryPage } from '@/content/signs/worry-page'
import { shopTown } from '@/content/towns/towns'
import { PageMeta } from '@/head/page-meta'
import { absoluteUrl, paths } from '@/paths'
import { storePost } from '../../support/build-rows'
import { headTags } from '../../support/head-tags'
import { openPage, renderAdmin, renderApp } from '../../support/render-app'

const everyPage = [
  'title',
  'description',
  'keywords',
  'og:site_name',
  'og:title',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
]
const indexedTags = [...everyPage, 'canonical']
const articleTags = [...indexedTags, 'og:type']
const noindexTags = [...everyPage, 'robots']

/** Expects exactly these tags, each once and not empty. */
function expectTags(names: readonly string[]) {
  const tags = headTags()
  expect(Object.keys(tags).sort()).toEqual([...names].sort())
  for (const [name, values] of Object.entries(tags)) {
    expect(values, name).toHaveLength(1)
    expect(values[0], name).not.toBe('')
  }
}

test.for<[string, string]>([
  ['/', '/'],
  ['/blog?category=Pruning', '/blog'],
  ['/contact?subject=Review', '/contact'],
  [`/get-a-quote?service=stump-grinding&town=${shopTown.slug}`, '/get-a-quote'],
])('%s has one of each meta tag and %s as its canonical URL', async ([path, address]) => {
  await openPage(path)
  await waitFor(() => expectTags(indexedTags))
  expect(headTags()).toMatchObject({
    canonical: [absoluteUrl(address)],
    'og:image': [absoluteUrl('/og-image.jpg')],
    'twitter:card': ['summary_large_image'],
  })
})

test('the page about worrying signs has its own picture', async () => {
  renderApp(paths.worry)
  await waitFor(() =>
    expect(headTags()).toMatchObject({
      'og:image': [absoluteUrl('/og-worry.jpg')],
      'og:image:alt': [worryPage.pictureAlt],
    }),
  )
})

test('a post has its own meta tags and is indexable', async () => {
  await storePost({ title: 'Old <b>oaks</b> & "ashes"', slug: 'old-oaks', excerpt: 'The borer.' })
  renderApp('/blog/old-oaks')
  await screen.findByRole('heading', { level: 1, name: /Old/ })
  await waitFor(() => expectTags(articleTags))
  expect(headTags()).toMatchObject({
    title: [`Old <b>oaks</b> & "ashes" | ${company.name}`],
    description: ['The borer.'],
    canonical: [absoluteUrl('/blog/old-oaks')],
    'og:title': ['Old <b>oaks</b> & "ashes"'],
    'og:type': ['article'],
  })
})

test.for(['/admin/login', '/admin', '/admin/contact-messages'])('%s is noindex', async (path) => {
  renderAdmin(path)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expectTags(noindexTags))
})

test('after five navigations there is one of each meta tag, for the current page', async () => {
  await storePost()
  const { user } = renderApp('/')
  await screen.findByRole('heading', { level: 1, name: home.title })
  const follow = async (link: string, title: string) => {
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }))
    await waitFor(() => expect(document.title).toBe(`${title} | ${company.name}`))
  }
  await follow('About Us', 'About Us')
  await follow('Tree Removal', 'Tree Removal')
  await follow('Admin Panel', 'Admin Login')
  await waitFor(() => expectTags(noindexTags))
  await follow('Blog', 'Blog')
  await user.click(await screen.findByRole('link', { name: 'When to prune an oak' }))
  await waitFor(() => expect(document.title).toBe(`When to prune an oak | ${company.name}`))
  await waitFor(() => expectTags(articleTags))
  expect(headTags()).toMatchObject({ canonical: [absoluteUrl('/blog/when-to-prune-an-oak')], 'og:type': ['article'] })
})

test('a hydrated page whose meta changes and changes back has its tags again', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const show = (title: string) => <PageMeta title={title} description="Oaks." keywords="oaks" />
  container.innerHTML = renderToString(show('Oaks'))
  const { rerender } = render(show('Oaks'), { container, hydrate: true })
  expect(headTags()).toEqual({})
  for (const title of ['Ashes', 'Oaks']) {
    rerender(show(title))
    await waitFor(() => expect(document.title).toBe(`${title} | ${company.name}`))
  }
})
