import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only addresses of IPv6 that are of the internet; mapped ones and those of NAT64 lie outside. */
const global = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the internet: not of this machine, a private or shared network, or a kind of its own, such as
 * multicast, documentation, a tunnel or a translation. Only its usual notation counts.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(global))
}
