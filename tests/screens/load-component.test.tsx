import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { loadComponent } from '@/lib/load-component'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}

const openCounter = () => loadComponent(async () => ({ default: Counter }))

const Waiting = ({ Component }: { Component: ComponentType }) => (
  <Suspense fallback="Waiting">
    <Component />
  </Suspense>
)

test('code that was fetched ahead is rendered at once', async () => {
  const counter = openCounter()
  await counter.load()
  render(<Waiting Component={counter.Component} />)
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Count: 0' })).toBeVisible()
})

test('code that is not there yet is waited for, and what was begun with it goes on', async () => {
  const counter = openCounter()
  const { rerender } = render(<Waiting Component={counter.Component} />)
  expect(screen.getByText('Waiting')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Count: 0' }))
  await counter.load()
  rerender(<Waiting Component={counter.Component} />)
  expect(screen.getByRole('button', { name: 'Count: 1' })).toBeVisible()
})

test('code that cannot be fetched is asked to recover when it is to be shown, not when it is fetched ahead', async () => {
  const failure = new Error('no network')
  const seen: unknown[] = []
  const { Component, load } = loadComponent(
    () => Promise.reject(failure),
    (error) => {
      seen.push(error)
      return new Promise(() => {})
    },
  )
  await expect(load()).rejects.toBe(failure)
  expect(seen).toEqual([])
  await act(async () => void render(<Waiting Component={Component} />))
  expect(seen).toEqual([failure])
})
