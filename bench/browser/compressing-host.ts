import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../supabase/local/process/ports.ts'

type File = { headers: Record<string, string>; body: Buffer; status: number }

/** Requests that a host does not cache: those to the Data API, the Auth server and the edge function. */
const isFile = ({ method, url = '/' }: IncomingMessage) =>
  method === 'GET' && !/^\/(?:supabase-api|api)\//.test(url)

/** Hands a question on, and its answer back, as they are. */
function forward(asked: IncomingMessage, answer: ServerResponse, appUrl: string): void {
  const { method, headers } = asked
  const handed = request(appUrl + asked.url, { method, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers)
    found.pipe(answer)
  })
  handed.on('error', (error) => answer.destroy(error))
  asked.pipe(handed)
}

async function fileOf(appUrl: string, { url, headers }: IncomingMessage): Promise<File> {
  const found = await fetch(appUrl + url, { headers: { Accept: headers.accept ?? '' } })
  const given = Object.fromEntries(found.headers)
  for (const own of ['content-length', 'content-encoding', 'connection', 'keep-alive'])
    delete given[own]
  const plain = Buffer.from(await found.arrayBuffer())
  const text = /javascript|css|html|json|svg/.test(given['content-type'] ?? '')
  return {
    status: found.status,
    headers: text ? { ...given, 'content-encoding': 'br' } : given,
    body: text ? brotliCompressSync(plain) : plain,
  }
}

/** The built app as a host serves it: compressed, once per file, with the headers that the preview gives. */
export async function startHost(appUrl: string) {
  const kept = new Map<string, File>()
  const server = createServer(async (asked, answer) => {
    if (!isFile(asked)) return forward(asked, answer, appUrl)
    const path = asked.url ?? '/'
    const file = kept.get(path) ?? (await fileOf(appUrl, asked))
    kept.set(path, file)
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
