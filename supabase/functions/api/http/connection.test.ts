import { createServer, type Server } from 'node:net'
import {
  createServer as createSecureServer,
  getCACertificates,
  setDefaultCACertificates,
} from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { testCertificate } from '#tests/setup/stack/test-certificate.ts'
import { connectToFirst } from './connection.ts'

/** A name that leads nowhere: whoever asks for it does not get to the server. */
const host = 'receiver.invalid'
const servers: Server[] = []
const trusted = getCACertificates('default')
afterAll(() => {
  setDefaultCACertificates(trusted)
  for (const server of servers) server.close()
})

async function listening(server: Server) {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

test('a connection goes to the address that was looked up, and nobody asks for the name again', async () => {
  const port = await listening(createServer((socket) => socket.end()))
  const server = { host, port, secure: false }
  // The second one is tried where the first one takes no connection.
  const socket = await connectToFirst(['127.9.9.9', '127.0.0.1'], server, 1_000)
  expect(socket.remoteAddress).toBe('127.0.0.1')
  socket.destroy()
})

test('an encrypted one does so, too, and takes the certificate of the name alone', async () => {
  setDefaultCACertificates([testCertificate.authority])
  const asked: string[] = []
  const server = createSecureServer({
    ...{ key: testCertificate.key, cert: testCertificate.cert },
    SNICallback: (name, answer) => {
      asked.push(name)
      answer(null)
    },
  })
  server.on('secureConnection', (socket) => socket.on('error', () => {}))
  const port = await listening(server)
  const connect = (name: string) =>
    connectToFirst(['127.0.0.1'], { host: name, port, secure: true }, 1_000)
  const socket = await connect('localhost')
  expect(socket.remoteAddress).toBe('127.0.0.1')
  socket.destroy()
  await expect(connect(host)).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  expect(asked).toEqual(['localhost', host])
})
