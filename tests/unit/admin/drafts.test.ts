// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readDrafts, removeDrafts, storeDraft } from '@/admin/editor/drafts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

const draft = (id: string, title = 'Half') => ({ id, savedAt: '2026-11-20T21:05:00.000Z', values: { title } })
const idsOf = (subject: string) => readDrafts(subject).map(({ id }) => id)

test('A draft is read back as it was stored, under its subject alone.', () => {
  expect(storeDraft('post:new', draft('a'))).toBe(true)
  expect(readDrafts('post:new')).toEqual([draft('a')])
  expect(readDrafts('post:7')).toEqual([])
})

test('A draft takes the place of its earlier state and leaves those of other editors alone.', () => {
  storeDraft('post:new', draft('a'))
  storeDraft('post:new', draft('b'))
  storeDraft('post:new', draft('a', 'More'))
  expect(readDrafts('post:new')).toEqual([draft('a', 'More'), draft('b')])
})

test('The newest five are kept.', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) storeDraft('post:new', draft(id))
  expect(idsOf('post:new')).toEqual(['g', 'f', 'e', 'd', 'c'])
})

test('Removed drafts are gone, and the last one leaves nothing behind.', () => {
  storeDraft('post:new', draft('a'))
  storeDraft('post:new', draft('b'))
  removeDrafts('post:new', ['a', 'unknown'])
  expect(idsOf('post:new')).toEqual(['b'])
  removeDrafts('post:new', ['b'])
  expect(window.localStorage).toHaveLength(0)
})

test.each(['', 'no JSON', '{}', '7', 'null', '[null, 7, {"id":"a"}, {"id":"a","savedAt":"b","values":{"c":1}}]'])(
  'Stored text that is no list of drafts, such as %s, is as good as none.',
  (text) => {
    window.localStorage.setItem('draft:post:new', text)
    expect(readDrafts('post:new')).toEqual([])
    expect(storeDraft('post:new', draft('a'))).toBe(true)
    expect(idsOf('post:new')).toEqual(['a'])
  },
)

test('A browser that keeps nothing says so and breaks nothing.', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storeDraft('post:new', draft('a'))).toBe(false)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(readDrafts('post:new')).toEqual([])
  expect(() => removeDrafts('post:new', ['a'])).not.toThrow()
})
