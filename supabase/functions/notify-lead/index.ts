import { createHandler } from './handler.ts'

// The only file that depends on Deno, the runtime of Supabase Edge Functions. Everything else uses web standards, so
// that the tests can run it on Node.

/** The part of Deno in use, because its types are not installed here. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): unknown
}

Deno.serve(
  createHandler({
    read: (name) => Deno.env.get(name),
    fetch: (input, init) => fetch(input, init),
    log: (sentence) => console.log(sentence),
  }),
)
