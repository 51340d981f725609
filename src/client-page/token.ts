/** The token in /i/<token> and /s/<token>, or null where there is none. */
export function tokenOf(pathname: string): string | null {
  const [, part] = /^\/[is]\/([^/]+)\/?$/.exec(pathname) ?? []
  try {
    return part === undefined ? null : decodeURIComponent(part)
  } catch {
    return null
  }
}
