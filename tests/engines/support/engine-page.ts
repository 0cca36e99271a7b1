import { expect } from '@playwright/test'
import type { Engine } from './commands'
import { findInPage, type Kind } from './find-in-page'

/** The key under which the standard hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Handle = { [ELEMENT]: string }

/** A page in a browser of whatever engine, by what a visitor sees and does. */
export function openPage({ send }: Engine, baseURL: string) {
  /** Runs the function in the page, with values that JSON can carry, or with elements. */
  async function evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    const script = `return (${run}).apply(null, arguments)`
    return (await send('ExecuteScript', { script, args })) as Awaited<Result>
  }

  /** Waits until the page has it. */
  async function find(kind: Kind, name: string, inside = 'body'): Promise<Handle> {
    let handle: Handle | null = null
    const look = async () => {
      handle = (await evaluate(findInPage, kind, name, inside)) as unknown as Handle | null
      return handle !== null
    }
    await expect.poll(look, { message: `${kind} "${name}"` }).toBe(true)
    return handle as unknown as Handle
  }

  async function resize(width: number) {
    await send('SetWindowRect', { width, height: 800 })
    await expect.poll(() => evaluate(() => window.innerWidth)).toBe(width)
  }

  const isReactThere = () => evaluate(() => document.documentElement.dataset['hydrated'] !== undefined)

  return {
    evaluate,
    find,
    resize,
    isReactThere,
    has: async (kind: Kind, name: string, inside = 'body') => (await evaluate(findInPage, kind, name, inside)) !== null,
    /** Opens an address, without waiting for React. */
    open: (path: string) => send('Navigate', { url: baseURL + path }),
    async visit(path: string) {
      await send('Navigate', { url: baseURL + path })
      await expect.poll(isReactThere, { message: `React on ${path}` }).toBe(true)
      await find('heading', '')
    },
    back: () => send('Back'),
    async click(kind: Kind, name: string, inside?: string) {
      const handle = await find(kind, name, inside)
      // As a visitor would, so that the sticky header covers nothing.
      await evaluate((element) => (element as unknown as Element).scrollIntoView({ block: 'center' }), handle)
      await send('ElementClick', { id: handle[ELEMENT] })
    },
    async type(name: string, text: string, kind: Kind = 'field') {
      const handle = await find(kind, name)
      await send('ElementSendKeys', { id: handle[ELEMENT], text })
    },
    /** A key, by its character or its number in the standard, to whatever has the focus. */
    press: (value: string) =>
      send('PerformActions', {
        actions: [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }],
      }),
    async valueOf(name: string) {
      return evaluate((field) => (field as unknown as HTMLInputElement).value, await find('field', name))
    },
    async attribute(kind: Kind, name: string, attribute: string, inside?: string) {
      const handle = await find(kind, name, inside)
      return evaluate((element, key) => (element as unknown as Element).getAttribute(key), handle, attribute)
    },
    /** The text of what has the focus. */
    focused: () =>
      evaluate(() => {
        const { activeElement: element } = document
        const label = element && 'labels' in element ? (element.labels as NodeListOf<Element> | null)?.[0] : null
        return (label ?? element)?.textContent?.trim() ?? ''
      }),
    async screenshot() {
      return Buffer.from((await send('TakeScreenshot', { full: false })) as string, 'base64')
    },
    /** What the pages since the last question complained of (tools/watched-build.mjs). */
    takeComplaints: () =>
      evaluate(() => {
        const complaints: string[] = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
        sessionStorage.removeItem('complaints')
        return complaints
      }),
  }
}

export type EnginePage = ReturnType<typeof openPage>
