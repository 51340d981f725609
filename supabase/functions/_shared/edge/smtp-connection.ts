import { lookup } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'

/** An address that takes no connection by then is passed over for the next one. */
const PATIENCE_MS = 3_000
const MOST_ADDRESSES = 4

/** All addresses of a mail server, in the order in which they are to be tried. */
export async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

function open(address: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port })
    const fail = (cause: Error) => {
      clearTimeout(timer)
      socket.destroy()
      reject(cause)
    }
    const silent = () => fail(Object.assign(new Error('No connection.'), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(silent, timeoutMs)
    socket.once('error', fail)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.removeListener('error', fail)
      resolve(socket)
    })
  })
}

/**
 * A connection to the first of the addresses that takes one; what the last one said where none does. By ourselves,
 * since a TLS connection of older Deno waits for ever when the first of several addresses fails.
 */
export async function connectToFirst(
  addresses: string[],
  port: number,
  timeoutMs: number,
): Promise<Socket> {
  let failure: unknown = new Error('The mail server has no address.')
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    try {
      return await open(address, port, Math.min(timeoutMs, PATIENCE_MS))
    } catch (cause) {
      failure = cause
    }
  }
  throw failure
}
