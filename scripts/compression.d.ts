// The package has no types of its own, and those of DefinitelyTyped bring Express's with them.
declare module 'compression' {
  import type { Connect } from 'vite'
  export default function compression(): Connect.NextHandleFunction
}
