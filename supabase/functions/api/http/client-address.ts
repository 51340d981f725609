import type { Context } from 'hono'
import type { Environment } from './environment.ts'

const entriesOf = (forwardedFor = '') =>
  forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** An address of nobody (RFC 5737): the caller puts it into X-Forwarded-For, and the addresses after it are the proxies'. */
export const NOBODY = '192.0.2.1'

/** How many proxies have written into X-Forwarded-For behind what the caller sent: what CLIENT_ADDRESS_HOPS must be. */
export function proxiesOf(forwardedFor: string | undefined): number {
  const entries = entriesOf(forwardedFor)
  return entries.length - 1 - entries.lastIndexOf(NOBODY)
}

/**
 * The caller's address out of X-Forwarded-For. Everything but what our own proxies have appended can be made up by
 * the caller, so it is counted from the right: with one proxy in front the last entry is the caller's. Counted too
 * low, callers share the address of a proxy, which makes the limits stricter, never laxer.
 */
export function clientAddress(forwardedFor: string | undefined, hops: number): string {
  const entries = entriesOf(forwardedFor)
  return entries.at(-hops) ?? entries[0] ?? 'unknown'
}

/** The address of who makes a request, as far as it is known. */
export const addressOf = ({ CLIENT_ADDRESS_HOPS }: Environment, c: Context): string =>
  clientAddress(c.req.header('X-Forwarded-For'), CLIENT_ADDRESS_HOPS)

/** The address and account against which a request is counted, as far as known. */
export const networkOf = (environment: Environment, c: Context): string =>
  networkOfAddress(addressOf(environment, c))

/** Whether it has the shape of an IP address: four numbers, or hexadecimal groups with colons. */
export const isAddress = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$|^[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*$/i.test(text)

/** "1.2.3.4" as the two groups that it is within an address of version 6. */
function asGroups(ipv4: string) {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16))
}

const asIpv4 = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** The groups of a part of an address, hexadecimal. */
const groupsIn = (part = '') =>
  (part === '' ? [] : part.split(':')).flatMap((group) =>
    /^\d{1,3}(?:\.\d{1,3}){3}$/.test(group) ? asGroups(group) : [group],
  )

/** The eight groups of an address of version 6, of any spelling; null of what is none. */
function groupsOf(text: string): number[] | null {
  const [before, after, ...more] = text.split('::')
  const [head, tail] = [groupsIn(before), groupsIn(after)]
  const missing = 8 - head.length - tail.length
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return null
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail]
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

/**
 * The key under which an address is counted. One line of version 6 comes with a /64 at least, 18 quintillion addresses, so that is what
 * counts; an address of version 4 that is written within one of version 6 (mapped, NAT64, 6to4) is itself.
 */
export function networkOfAddress(address: string): string {
  // "[2001:db8::1]:443", "203.0.113.9:443", "fe80::1%eth0"
  const bare = (/^\[([^\]]*)\]/.exec(address)?.[1] ?? address).replace(/%.*$/, '')
  const ipv4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)
  if (ipv4) return ipv4[1] ?? bare
  const groups = groupsOf(bare)
  if (groups === null) return address
  const [first, second, third] = groups
  const top = groups.slice(0, 6).join()
  if (['0,0,0,0,0,65535', '0,0,0,0,0,0', '100,65435,0,0,0,0'].includes(top) && groups[6] !== 0) {
    return asIpv4(groups[6], groups[7])
  }
  if (first === 0x2002) return asIpv4(second, third)
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The same as an address, for servers that count for themselves: the first one of its /64. */
export const countedAddress = (address: string): string =>
  networkOfAddress(address).replace(/\/64$/, '')
