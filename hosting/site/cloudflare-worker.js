// Cloudflare Pages runs this as _worker.js, for /api/* alone (see _routes.json): its _redirects cannot lead to
// another origin. The build puts the project's address in.
const functionsUrl = '%FUNCTIONS_URL%'

export default {
  /** The request as it came, but for its address; the answer as it comes, each Set-Cookie included. */
  fetch(request, env) {
    const { pathname, search, host } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return env.ASSETS.fetch(request)
    const forwarded = new Request(functionsUrl + pathname + search, request)
    forwarded.headers.set('X-Forwarded-Host', host)
    forwarded.headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '')
    return fetch(forwarded, { redirect: 'manual' })
  },
}
