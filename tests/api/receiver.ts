import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

export type Got = { path: string; headers: Record<string, string>; body: string }

/** Says how a request is answered: a status with text and headers; null never. */
export type Replies = (got: Got) => { status: number; text?: string; headers?: object } | null

async function read(request: IncomingMessage): Promise<Got> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return {
    path: request.url ?? '',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

/** A program of somebody's, on this machine, that keeps what it is sent. */
export async function startReceiver(reply: Replies = () => ({ status: 204 })) {
  const got: Got[] = []
  let replies = reply
  let connections = 0
  const server = createServer(async (request, response) => {
    const one = await read(request)
    got.push(one)
    const answer = replies(one)
    if (answer) response.writeHead(answer.status, { ...answer.headers }).end(answer.text)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    url: `http://127.0.0.1:${address.port}/in`,
    port: address.port,
    got,
    connections: () => connections,
    answer: (next: Replies) => {
      replies = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
