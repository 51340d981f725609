import type { Plugin } from 'vite'
import { assetCaching, clientPageHeaders, securityHeaders } from '../hosting/site/headers.ts'
import { hostFiles, hosts, isHost } from '../hosting/site/hosts.ts'

/** Puts the files of the host into the build, and lets the preview send what the hosts will. */
export function hosting(supabaseUrl: string, host: string | undefined): Plugin {
  return {
    name: 'bahi-hosting',
    generateBundle() {
      // Behind a path of its own origin there is no project that a host could be told of.
      if (!host || !URL.canParse(supabaseUrl)) return
      if (!isHost(host)) throw new Error(`BAHI_HOST must be one of ${hosts.join(', ')}.`)
      for (const file of hostFiles(host, supabaseUrl)) this.emitFile({ type: 'asset', ...file })
    },
    configurePreviewServer(server) {
      const headers = new Headers(securityHeaders(supabaseUrl))
      server.middlewares.use((request, response, next) => {
        // As it was asked for: others lead /i/<token> to its file before.
        const path = request.originalUrl ?? ''
        // Answers of the API carry what the API gives them.
        if (!/^\/(api|supabase-api)\//.test(path)) response.setHeaders(headers)
        if (path.startsWith('/assets/')) response.setHeader('Cache-Control', assetCaching)
        if (path.startsWith('/i/')) response.setHeaders(new Headers(clientPageHeaders))
        next()
      })
    },
  }
}
