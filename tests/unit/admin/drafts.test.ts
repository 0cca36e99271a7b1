// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readDrafts, removeDrafts, storeDraft } from '@/admin/editor/drafts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

const draft = (id: string, title = 'Half') => ({ id, savedAt: '2026-11-20T21:05:00.000Z', values: { title } })
const idsOf = (subject: string) => readDrafts(subject).map(({ id }) => id)

test('A draft is read back as stored, only under its own subject.', () => {
  expect(storeDraft('post:new', draft('a'))).toBe(true)
  expect(readDrafts('post:new')).toEqual([draft('a')])
  expect(readDrafts('post:7')).toEqual([])
})

test('Storing a draft again replaces it and keeps the drafts of other editors.', () => {
  storeDraft('post:new', draft('a'))
  storeDraft('post:new', draft('b'))
  storeDraft('post:new', draft('a', 'More'))
  expect(readDrafts('post:new')).toEqual([draft('a', 'More'), draft('b')])
})

test('Ten drafts are kept: the stored one, however old, and the newest of the others.', () => {
  const at = (day: number) => ({ ...draft(String(day)), savedAt: `2026-11-${String(day).padStart(2, '0')}` })
  for (let day = 2; day <= 12; day += 1) storeDraft('post:new', at(day))
  expect(idsOf('post:new')).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  storeDraft('post:new', at(1))
  expect(idsOf('post:new')).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '1'])
})

test('Removed drafts are gone, and removing the last one removes the storage key.', () => {
  storeDraft('post:new', draft('a'))
  storeDraft('post:new', draft('b'))
  removeDrafts('post:new', ['a', 'unknown'])
  expect(idsOf('post:new')).toEqual(['b'])
  removeDrafts('post:new', ['b'])
  expect(window.localStorage).toHaveLength(0)
})

test.each(['', 'no JSON', '{}', '7', 'null', '[null, 7, {"id":"a"}, {"id":"a","savedAt":"b","values":{"c":1}}]'])(
  'Invalid stored data, such as %s, is ignored and overwritten.',
  (text) => {
    window.localStorage.setItem('draft:post:new', text)
    expect(readDrafts('post:new')).toEqual([])
    expect(storeDraft('post:new', draft('a'))).toBe(true)
    expect(idsOf('post:new')).toEqual(['a'])
  },
)

test('Full or denied storage makes storeDraft return false, and nothing throws.', () => {
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
