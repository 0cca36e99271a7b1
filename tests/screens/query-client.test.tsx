import { QueryClientProvider, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/query-client'

const queryKey = ['number']

function Reader() {
  return useQuery<number>({ queryKey, queryFn: skipToken }).data
}

function Writer({ number }: { number: number }) {
  useQueryClient().setQueryData(queryKey, number)
  return null
}

test('a change of the cache while React renders is logged as an error, which fails a test', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = createQueryClient()
  const page = (writer: ReactNode) => (
    <QueryClientProvider client={client}>
      <Reader />
      {writer}
    </QueryClientProvider>
  )
  const { rerender, container } = render(page(null))
  rerender(page(<Writer number={1} />))
  expect(container).toHaveTextContent('1')
  expect(log.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/^Cannot update a component/)])
})
