/**
 * Commands of the WebDriver standard, under the names that Firefox has for
 * them. Over HTTP each has an address instead.
 */
export const addresses = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  SetWindowRect: ['POST', '/window/rect'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/:id/click'],
  ElementSendKeys: ['POST', '/element/:id/value'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const

export type Command = keyof typeof addresses

/** A browser that is running, and what ends it. */
export type Engine = {
  version: string
  send: (command: Command, params?: Record<string, unknown>) => Promise<unknown>
  close: () => Promise<void>
}

/** Tries again until it works, for what another process is about to offer. */
export async function untilItWorks<T>(what: string, attempt: () => Promise<T>, milliseconds = 30_000): Promise<T> {
  const end = Date.now() + milliseconds
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not answer: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
