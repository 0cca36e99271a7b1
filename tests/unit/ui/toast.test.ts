import { afterEach, expect, test } from 'vitest'
import { dismissFinishedToasts, dismissToast, dismissToastsOf, toast, toastStore } from '@/ui/toast'

afterEach(() => toastStore.write([]))

const titles = () => toastStore.read().map(({ title }) => title)

test('toasts keep their insertion order, each with a unique id', () => {
  const ids = [toast({ title: 'first' }), toast({ title: 'second' }), toast({ title: 'third' })]
  expect(titles()).toEqual(['first', 'second', 'third'])
  expect(new Set(ids).size).toBe(3)
})

test('a duplicate toast replaces the earlier one and moves to the end', () => {
  const first = toast({ title: 'Login Failed', description: 'Incorrect password.' })
  toast({ title: 'between' })
  const second = toast({ title: 'Login Failed', description: 'Incorrect password.' })
  expect(titles()).toEqual(['between', 'Login Failed'])
  expect(second).not.toBe(first)
})

test('a toast with the same title and another description does not replace the first', () => {
  toast({ title: 'Error', description: 'Blog post not found.' })
  toast({ title: 'Error', description: 'Testimonial not found.' })
  toast({ title: 'Error' })
  expect(titles()).toEqual(['Error', 'Error', 'Error'])
})

test('dismissing what is finished keeps what says that something is in progress', () => {
  toast({ title: 'Error' })
  toast({ title: 'Processing Request...', durationMs: Number.POSITIVE_INFINITY })
  dismissFinishedToasts()
  expect(titles()).toEqual(['Processing Request...'])
})

test('dismissing what is about a form keeps what is about another one, or about none', () => {
  toast({ title: 'Error Sending Request', form: 'quote-request' })
  toast({ title: 'Error Sending Message', form: 'contact-message' })
  toast({ title: 'Error' })
  dismissToastsOf('contact-message')
  expect(titles()).toEqual(['Error Sending Request', 'Error'])
})

test('dismissing removes only that toast, also if it is gone already', () => {
  const first = toast({ title: 'first' })
  toast({ title: 'second' })
  dismissToast(first)
  dismissToast(first)
  expect(titles()).toEqual(['second'])
})
