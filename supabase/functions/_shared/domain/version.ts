/** The product's, as package.json has it: a test holds both equal. */
export const version = '1.0.0'

/** MAJOR.MINOR.PATCH; what may follow it tells builds of one version apart. */
const form = /^(\d{1,6})\.(\d{1,6})\.\d{1,6}(?:[-+]|$)/

function partsOf(text: string): [major: number, minor: number] | null {
  const [, major, minor] = form.exec(text) ?? []
  return major && minor ? [Number(major), Number(minor)] : null
}

/**
 * Whether a server can answer what an app of another version does not know: a patch changes no answer. An unreadable version
 * asks nobody to do anything.
 */
export function isBehind(app: string, server: string): boolean {
  const [own, other] = [partsOf(app), partsOf(server)]
  if (!own || !other) return false
  return other[0] === own[0] ? other[1] > own[1] : other[0] > own[0]
}
