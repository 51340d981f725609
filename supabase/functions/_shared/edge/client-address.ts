import type { Context } from 'hono'
import type { Environment } from './environment.ts'

const entriesOf = (forwardedFor = '') =>
  forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** How many entries X-Forwarded-For has: what to compare CLIENT_ADDRESS_HOPS with. */
export const addressEntries = (forwardedFor: string | undefined): number =>
  entriesOf(forwardedFor).length

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
