/**
 * The key of one request to be: repeated with it, it makes one thing. It outlives a reload together with the
 * draft, so that a request whose answer was lost is not made twice.
 */
export function readRequestKey(storageKey: string): string {
  const key = sessionStorage.getItem(storageKey) ?? crypto.randomUUID()
  sessionStorage.setItem(storageKey, key)
  return key
}
