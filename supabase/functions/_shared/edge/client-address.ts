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
