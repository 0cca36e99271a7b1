import { createHandler } from './handler.ts'

// The one file that knows the runtime of Supabase Edge Functions. All else here
// is Web-standard: it runs in the tests on Node as it does there.

/** What is used of Deno, whose own types are not installed here. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): unknown
}

Deno.serve(
  createHandler({
    read: (name) => Deno.env.get(name),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: (sentence) => console.log(sentence),
  }),
)
