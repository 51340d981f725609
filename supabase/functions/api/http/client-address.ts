import type { Context } from 'hono'
import type { Environment } from './environment.ts'

const entriesOf = (forwardedFor = '') =>
  forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Nobody's address (RFC 5737): whoever asks puts it into X-Forwarded-For, and what stands behind it is the proxies'. */
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

/** Whether it has the shape of an IP address: four numbers, or hexadecimal groups with colons. */
export const isAddress = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$|^[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*$/i.test(text)
