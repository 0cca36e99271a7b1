/** An expected error: its message is a full sentence for the user at the terminal. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
  /** Empty, because Vite prints it. @override */
  stack = ''
}
