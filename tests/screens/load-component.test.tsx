import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { loadComponent } from '@/lib/load-component'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}

const giveUp = (error: unknown) => Promise.reject(error)
const openCounter = () => loadComponent(async () => ({ default: Counter }), giveUp)

const Waiting = ({ Component: Shown }: { Component: ComponentType }) => (
  <Suspense fallback="Waiting">
    <Shown />
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
  const { Component: Lost, load } = loadComponent(
    () => Promise.reject(failure),
    (error) => {
      seen.push(error)
      return new Promise(() => {})
    },
  )
  await expect(load()).rejects.toBe(failure)
  expect(seen).toEqual([])
  await act(async () => void render(<Waiting Component={Lost} />))
  expect(seen).toEqual([failure])
})

class Caught extends Component<{ children: ReactNode }> {
  override state = { error: undefined as Error | undefined }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => this.state.error?.message ?? this.props.children
}

test('after a failure it is tried again once it is asked for again, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isThere = false
  const recovered: unknown[] = []
  const fetchCode = vi.fn(() => (isThere ? Promise.resolve({ default: Counter }) : Promise.reject(new Error('gone'))))
  const counter = loadComponent(fetchCode, (error) => {
    recovered.push(error)
    return giveUp(error)
  })
  const show = () =>
    render(
      <Caught>
        <Waiting Component={counter.Component} />
      </Caught>,
    )
  const first = show()
  expect(await screen.findByText('gone')).toBeVisible()
  expect([fetchCode.mock.calls.length, recovered.length]).toEqual([1, 1])
  first.unmount()

  await expect(counter.load()).rejects.toThrow('gone')
  const second = show()
  expect(await screen.findByText('gone')).toBeVisible()
  expect([fetchCode.mock.calls.length, recovered.length]).toEqual([3, 2])
  second.unmount()

  isThere = true
  await counter.load()
  show()
  expect(screen.getByRole('button', { name: 'Count: 0' })).toBeVisible()
})
