/** An expected error: its message is a full sentence for the user at the terminal. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
  /** Empty, because Vite prints it. @override */
  stack = ''
}
