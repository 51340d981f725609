/** Nobody's address (RFC 5737): whoever asks puts it into X-Forwarded-For, and what stands behind it is the proxies'. */
export const NOBODY = '192.0.2.1'

/** How many proxies have written into X-Forwarded-For behind what the caller sent. */
export function proxiesOf(forwardedFor: string | undefined): number {
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return entries.length - 1 - entries.lastIndexOf(NOBODY)
}
