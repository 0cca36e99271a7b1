// Cloudflare Pages: falls back to the app shell when there is no file. _routes.json lists the paths that run this.
// host-files.test.ts compares the rule with the other hosts'. It is not shared with `npm run preview`, because each export
// of a worker is an entry point for Cloudflare.

const isShellPath = (path) => /^\/admin(\/|$)/.test(path) || /^\/blog\/[^/]+$/.test(path)

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request)
    const url = new URL(request.url)
    if (answer.status !== 404 || !isShellPath(url.pathname)) return answer
    return env.ASSETS.fetch(new Request(new URL('/app-shell', url), request))
  },
}
