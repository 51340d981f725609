/** The token in /i/<token>, or null where there is none. */
export function tokenOf(pathname: string): string | null {
  const [, part] = /^\/i\/([^/]+)\/?$/.exec(pathname) ?? []
  try {
    return part === undefined ? null : decodeURIComponent(part)
  } catch {
    return null
  }
}
