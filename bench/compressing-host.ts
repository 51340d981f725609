import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../supabase/local/ports.ts'

/** The built app as a host serves it: compressed, once per file, with the headers that the preview gives. */
export async function startHost(appUrl: string) {
  const kept = new Map<string, { headers: Record<string, string>; body: Buffer; status: number }>()
  const server = createServer(async (request, answer) => {
    const path = request.url ?? '/'
    let file = kept.get(path)
    if (!file) {
      const found = await fetch(appUrl + path, {
        headers: { Accept: request.headers.accept ?? '' },
      })
      const headers = Object.fromEntries(found.headers)
      for (const own of ['content-length', 'content-encoding', 'connection', 'keep-alive'])
        delete headers[own]
      const plain = Buffer.from(await found.arrayBuffer())
      const text = /javascript|css|html|json|svg/.test(headers['content-type'] ?? '')
      file = {
        status: found.status,
        headers: text ? { ...headers, 'content-encoding': 'br' } : headers,
        body: text ? brotliCompressSync(plain) : plain,
      }
      kept.set(path, file)
    }
    answer.writeHead(file.status, { ...file.headers, 'content-length': file.body.length })
    answer.end(file.body)
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
