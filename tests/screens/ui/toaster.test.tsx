import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '@/ui/toast'
import { Toaster } from '@/ui/toaster'
import { queryToast } from '../../support/render-app'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const renderToaster = () => render(<Toaster />, { wrapper: MemoryRouter })
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const isShown = (title: string) => queryToast(title) !== null

test('a toast closes after its duration, which is five seconds by default', () => {
  renderToaster()
  act(() => {
    toast({ title: 'Short' })
    toast({ title: 'Long', durationMs: 10_000 })
    toast({ title: 'For ever', durationMs: Number.POSITIVE_INFINITY })
  })
  advance(4900)
  expect([isShown('Short'), isShown('Long'), isShown('For ever')]).toEqual([true, true, true])
  advance(200)
  expect([isShown('Short'), isShown('Long'), isShown('For ever')]).toEqual([false, true, true])
  advance(4800)
  expect(isShown('Long')).toBe(true)
  advance(200)
  expect([isShown('Long'), isShown('For ever')]).toEqual([false, true])
})

test('a toast shown after a manually dismissed one still closes on its own', () => {
  renderToaster()
  act(() => void toast({ title: 'First' }))
  const close = screen.getByRole('button', { name: 'Close notification' })
  fireEvent.pointerMove(close)
  fireEvent.click(close)
  expect(isShown('First')).toBe(false)
  act(() => void toast({ title: 'Second' }))
  advance(5100)
  expect(isShown('Second')).toBe(false)
})

test('a link of a toast closes it', () => {
  renderToaster()
  act(() => void toast({ title: 'Not sent', link: { path: '/form', text: 'Back to the form' } }))
  const link = screen.getByRole('link', { name: 'Back to the form' })
  expect(link).toHaveAttribute('href', '/form')
  fireEvent.click(link)
  expect(isShown('Not sent')).toBe(false)
})
