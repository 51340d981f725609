import process from 'node:process'
import { connectToFirst } from '#api/http/connection.ts'
import { readEnvironment } from '#api/http/environment.ts'
import { mailerOf } from '#api/mail/mailer.ts'

/** Sends one mail by the environment's mail server, which is at a port of certain addresses. For Deno. */
const [port = '', ...addresses] = process.argv.slice(2)
const send = mailerOf(readEnvironment(process.env), 2_000, (server, timeoutMs) =>
  connectToFirst(addresses, { ...server, port: Number(port) }, timeoutMs),
)
await send?.({
  to: 'billing@kaveri.example',
  replyTo: null,
  fromName: 'Neel Studio',
  subject: 'Invoice',
  text: 'Hello',
  html: '<p>Hello</p>',
})
