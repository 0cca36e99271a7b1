import { raised, toResponse } from './server-answers'

/** A request of the data client, as passed to a fault. */
export type DataCall = { method: string; table: string; body: unknown; url: URL }

/** Returns a response that replaces the backend's, or undefined to let the call through. */
export type Fault = (call: DataCall) => Response | Promise<Response> | undefined

const OPERATIONS = { select: 'GET', count: 'HEAD', insert: 'POST', update: 'PATCH', delete: 'DELETE' }

export type Operation = keyof typeof OPERATIONS

export const isOf = (operation: Operation, table: string) => (call: DataCall) =>
  call.method === OPERATIONS[operation] && call.table === table

/** The backend answers with an error message. */
export function refuse(operation: Operation, table: string, message: string): Fault {
  const matches = isOf(operation, table)
  return (call) => (matches(call) ? toResponse(raised(message)) : undefined)
}

/** A network error: fetch rejects, as when offline. */
export function unreachable(operation: Operation, table: string): Fault {
  const matches = isOf(operation, table)
  return (call) => (matches(call) ? Promise.reject(new TypeError('Failed to fetch')) : undefined)
}
