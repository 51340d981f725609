import { isIP } from 'node:net'
import type { Server } from '#api/http/connection.ts'

/** Where a webhook goes: the server, and what stands in the first lines of the request. */
export type Target = { server: Server; hostHeader: string; path: string; isLocal: boolean }

const LOCALHOST = '127.0.0.1'

/**
 * Reads the address of a webhook; null where nothing may be sent: without encryption, to another port, with a password in
 * it, or to a number in place of a name. The standard's URL turns every spelling of a number (decimal, octal, hexadecimal)
 * into the usual one first. `toLocalhost` also lets a program of this machine be reached.
 */
export function targetOf(address: string, toLocalhost: boolean): Target | null {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return null
  const path = `${url.pathname}${url.search}`
  const { hostname, host: hostHeader, protocol, port } = url
  if (toLocalhost && protocol === 'http:' && hostname === LOCALHOST) {
    const server = { host: LOCALHOST, port: Number(port || 80), secure: false }
    return { server, hostHeader, path, isLocal: true }
  }
  const isNumber = hostname.startsWith('[') || isIP(hostname) !== 0
  if (protocol !== 'https:' || port !== '' || isNumber) return null
  const server = { host: hostname, port: 443, secure: true }
  return { server, hostHeader, path, isLocal: false }
}
