import { afterEach, expect, test, vi } from 'vitest'
import { dismissAllToasts, dismissToast, toast, toastStore } from '@/ui/toast'

afterEach(dismissAllToasts)

const titles = () => toastStore.read().map(({ title }) => title)

test('A toast keeps what it was given.', () => {
  const options = { title: 'Error', description: 'No.', tone: 'danger', durationMs: 10_000 } as const
  const id = toast(options)
  expect(toastStore.read()).toEqual([{ id, ...options }])
})

test('Toasts keep their insertion order, each with a unique id.', () => {
  const ids = [toast({ title: 'first' }), toast({ title: 'second' }), toast({ title: 'third' })]
  expect(titles()).toEqual(['first', 'second', 'third'])
  expect(new Set(ids).size).toBe(3)
})

test('A duplicate toast replaces the earlier one and moves to the end.', () => {
  const first = toast({ title: 'Login Failed', description: 'Incorrect password.' })
  toast({ title: 'between' })
  const second = toast({ title: 'Login Failed', description: 'Incorrect password.' })
  expect(titles()).toEqual(['between', 'Login Failed'])
  expect(second).not.toBe(first)
})

test('A toast with the same title and another description does not replace the first.', () => {
  toast({ title: 'Error', description: 'Blog post not found.' })
  toast({ title: 'Error', description: 'Testimonial not found.' })
  toast({ title: 'Error' })
  expect(titles()).toEqual(['Error', 'Error', 'Error'])
})

test('Dismissing removes only that toast, and an unknown id is a no-op.', () => {
  const first = toast({ title: 'first' })
  toast({ title: 'second' })
  dismissToast(first)
  dismissToast(first)
  expect(titles()).toEqual(['second'])
})

test('Dismissing all toasts empties the list.', () => {
  toast({ title: 'first' })
  toast({ title: 'second' })
  dismissAllToasts()
  expect(toastStore.read()).toEqual([])
})

test('Listeners are called on every change until they unsubscribe.', () => {
  const listener = vi.fn()
  const other = vi.fn()
  const unsubscribe = toastStore.subscribe(listener)
  const unsubscribeOther = toastStore.subscribe(other)
  const id = toast({ title: 'heard' })
  dismissToast(id)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  toast({ title: 'unheard' })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(other).toHaveBeenCalledTimes(3)
  unsubscribeOther()
})

test('A listener reads the new list, which stays the same object until the next change.', () => {
  const seen: (readonly unknown[])[] = []
  const unsubscribe = toastStore.subscribe(() => seen.push(toastStore.read()))
  toast({ title: 'one' })
  const before = toastStore.read()
  expect(seen).toEqual([before])
  expect(toastStore.read()).toBe(before)
  toast({ title: 'two' })
  expect(toastStore.read()).not.toBe(before)
  expect(before).toHaveLength(1)
  unsubscribe()
})

test('The server snapshot is always empty.', () => {
  const before = toastStore.readOnServer()
  toast({ title: 'one' })
  expect(toastStore.readOnServer()).toBe(before)
  expect(before).toEqual([])
})
