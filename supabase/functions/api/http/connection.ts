import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** An address that takes no connection by then is passed over for the next one. */
const PATIENCE_MS = 3_000
const MOST_ADDRESSES = 4

export type Server = {
  host: string
  port: number
  /** Whether the connection is encrypted from the start; then it must be the host's own certificate. */
  secure: boolean
}

/** The same, or a failure once the time is over. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    const failure = Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' })
    timer = setTimeout(() => reject(failure), timeoutMs)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

function begin(address: string, { host, port, secure }: Server): Socket {
  if (!secure) return connect({ host: address, port })
  return connectSecurely({ host: address, port, ...(isIP(host) === 0 && { servername: host }) })
}

async function open(address: string, server: Server, timeoutMs: number): Promise<Socket> {
  const socket = begin(address, server)
  const opened = new Promise<Socket>((resolve, reject) => {
    socket.once('error', reject)
    socket.once(server.secure ? 'secureConnect' : 'connect', () =>
      resolve(socket.removeListener('error', reject)),
    )
  })
  try {
    return await within(timeoutMs, opened)
  } catch (failure) {
    // Errors that follow no longer matter.
    socket.on('error', () => {}).destroy()
    throw failure
  }
}

/**
 * Connects to the first address that accepts; fails with the last one's error when none does. Done
 * here, since a TLS connection of older Deno hangs when the first of several addresses fails.
 */
export async function connectToFirst(
  addresses: string[],
  server: Server,
  timeoutMs: number,
): Promise<Socket> {
  let failure: unknown = new Error('The server has no address.')
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    try {
      return await open(address, server, Math.min(timeoutMs, PATIENCE_MS))
    } catch (cause) {
      failure = cause
    }
  }
  throw failure
}

export type Connect = (server: Server, timeoutMs: number) => Promise<Socket>

/** All addresses of a name, of both families. */
export async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

export const connectToHost: Connect = async (server, timeoutMs) => {
  const addresses = await within(timeoutMs, addressesOf(server.host))
  return connectToFirst(addresses, server, timeoutMs)
}
