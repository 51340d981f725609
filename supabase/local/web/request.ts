import type { Context } from 'hono'

/** Returns the JSON object of a request, or an empty one. The request itself can still be read. */
export async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await c.req.raw.clone().json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

export const bearer = (c: Context): string | undefined =>
  /^Bearer\s+(.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
