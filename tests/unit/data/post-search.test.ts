import { expect, test } from 'vitest'
import { listCategories, searchPosts } from '@/data/posts'

const rest = { id: '', slug: '', date: '', image_url: null }

const posts = [
  { ...rest, title: 'When to prune an oak', excerpt: 'Not in May.', author: 'Walt Hensley', category: 'Pruning' },
  {
    ...rest,
    title: 'What is left of the ash',
    excerpt: 'The borer came first.',
    author: 'Ada Burr',
    category: 'Tree health',
  },
  { ...rest, title: 'Topping', excerpt: 'Why we don’t prune so.', author: 'Ada Burr', category: 'Pruning' },
]

const titles = (words: string, category = '') => searchPosts(posts, { words, category }).map(({ title }) => title)

test('an empty search finds every post', () => {
  expect(titles('')).toHaveLength(3)
  expect(titles('   ')).toHaveLength(3)
})

test.for<[string, string[]]>([
  ['PRUNE', ['When to prune an oak', 'Topping']],
  ['borer', ['What is left of the ash']],
  ['walt', ['When to prune an oak']],
  ['  oak ', ['When to prune an oak']],
  ["don't", ['Topping']],
  ['don’t', ['Topping']],
  ['birch', []],
])('%j is searched in title, excerpt and author, case-insensitively', ([words, expected]) => {
  expect(titles(words)).toEqual(expected)
})

test('a category matches exactly, and combines with search words', () => {
  expect(titles('', 'Pruning')).toEqual(['When to prune an oak', 'Topping'])
  expect(titles('', 'pruning')).toEqual([])
  expect(titles('', 'Prun')).toEqual([])
  expect(titles('ada', 'Pruning')).toEqual(['Topping'])
})

test('the category is not searched for words', () => {
  expect(titles('tree health')).toEqual([])
})

test('the categories are unique and in alphabetical order', () => {
  expect(listCategories(posts)).toEqual(['Pruning', 'Tree health'])
})
