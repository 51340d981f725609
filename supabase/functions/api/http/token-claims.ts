import * as v from 'valibot'

const schema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
  session_id: v.pipe(v.string(), v.nonEmpty()),
})

/** Seconds before its end at which a token counts as expired: it must outlive the request. */
const MARGIN = 30

/**
 * Whose a token is, when it ends (in seconds of Unix time) and which session it is of; null for what is no such
 * token. Not verified: the Auth server and the Data API decide whether it is genuine.
 */
export function claimsOf(token: string): v.InferOutput<typeof schema> | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return v.parse(schema, JSON.parse(atob(payload)))
  } catch {
    return null
  }
}

export function isFresh(token: string, now: Date): boolean {
  const exp = claimsOf(token)?.exp
  return exp !== undefined && exp - MARGIN > now.getTime() / 1000
}
