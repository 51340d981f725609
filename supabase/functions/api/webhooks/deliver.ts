import type { Socket } from 'node:net'
import { addressesOf, connectToFirst, within } from '#api/http/connection.ts'
import { isPublic } from './address.ts'
import { type Answer, answerReader } from './answer.ts'
import type { Fault, Message, Result } from './message.ts'
import { type Target, targetOf } from './target.ts'

/** Milliseconds for all of one try: looking up the name, connecting, and the answer. */
const PATIENCE_MS = 15_000
/** Milliseconds in which the text of an answer may follow its head, which alone decides. */
const TEXT_MS = 1_000

/** How a name is looked up and an address connected to. */
export type Net = {
  addressesOf: (host: string) => Promise<string[]>
  connect: typeof connectToFirst
}
const internet: Net = { addressesOf, connect: connectToFirst }

class Failure extends Error {
  readonly fault: Fault
  constructor(fault: Fault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

const codeOf = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : null)
const faultOf = (error: unknown): Fault =>
  error instanceof Failure ? error.fault : codeOf(error) === 'ETIMEDOUT' ? 'timeout' : 'connection'

/** All addresses of a target. One that is not of the internet refuses all: a name that has both is an attack. */
async function reachable({ server, isLocal }: Target, { addressesOf }: Net, leftMs: number) {
  if (isLocal) return [server.host]
  const found = await within(leftMs, addressesOf(server.host)).catch((error) => {
    throw codeOf(error) === 'ETIMEDOUT' ? error : new Failure('name', error)
  })
  if (found.length === 0) throw new Failure('name')
  if (!found.every(isPublic)) throw new Failure('address')
  return found
}

const encoder = new TextEncoder()

function requestOf(message: Message, { hostHeader, path }: Target): Uint8Array {
  const body = encoder.encode(message.body)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostHeader}`,
    'User-Agent: Bahi-Webhooks/1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `webhook-id: ${message.event_id}`,
    `webhook-timestamp: ${message.timestamp}`,
    `webhook-signature: ${message.signature}`,
    'Connection: close',
  ]
  const bytes = encoder.encode(`${head.join('\r\n')}\r\n\r\n`)
  const request = new Uint8Array(bytes.length + body.length)
  request.set(bytes)
  request.set(body, bytes.length)
  return request
}

/** Sends a request and reads the answer, as far as it is of use. A redirect is an answer like any other, and not followed. */
async function ask(socket: Socket, request: Uint8Array, leftMs: number): Promise<Answer> {
  const reader = answerReader()
  let isBegun = false
  let textTimer: ReturnType<typeof setTimeout> | undefined
  const answered = new Promise<Answer>((resolve, reject) => {
    const end = () => {
      const answer = reader.answer(Date.now())
      if (answer) resolve(answer)
      else reject(new Failure(isBegun ? 'answer' : 'connection'))
    }
    socket.on('data', (chunk: Uint8Array) => {
      isBegun = true
      const came = reader.add(chunk)
      if (came !== 'more') end()
      else if (textTimer === undefined && reader.hasHead()) textTimer = setTimeout(end, TEXT_MS)
    })
    socket.on('end', end)
    socket.on('close', end)
    socket.on('error', (error) => (reader.hasHead() ? end() : reject(error)))
    socket.write(request)
  })
  try {
    return await within(leftMs, answered)
  } finally {
    clearTimeout(textTimer)
    socket.destroy()
  }
}

/** Tries once to deliver a message, and says how that went; it does not throw. */
export async function deliver(
  message: Message,
  toLocalhost: boolean,
  net: Net = internet,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const began = performance.now()
  const spent = () => Math.round(performance.now() - began)
  const left = () => Math.max(1, patienceMs - spent())
  try {
    const target = targetOf(message.url, toLocalhost)
    if (target === null) throw new Failure('address')
    const addresses = await reachable(target, net, left())
    const socket = await net.connect(addresses, target.server, left())
    const answer = await ask(socket, requestOf(message, target), left())
    return { fault: null, ...answer, milliseconds: spent() }
  } catch (error) {
    return { fault: faultOf(error), status: null, milliseconds: spent() }
  }
}
