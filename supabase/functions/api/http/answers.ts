import type { Context } from 'hono'
import { DataError } from '#data/errors.ts'

/** Every success has the same shape. */
export function answer<T>(
  c: Context,
  message: string,
  data?: T,
  status: 200 | 201 = 200,
): Response {
  return c.json({ success: true, message, ...(data !== undefined && { data }) }, status)
}

/** The name of a file: a header holds Latin letters alone, so the whole name is encoded beside them (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === name) return `attachment; filename="${name}"`
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

type Page = { page: number; limit: number; total: number }

export const paged = <T>(rows: T[], { page, limit, total }: Page) => ({
  data: rows,
  pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
})

type Runtime = { waitUntil: (work: Promise<unknown>) => void }

const isRuntime = (value: unknown): value is Runtime =>
  typeof value === 'object' && value !== null && 'waitUntil' in value

/** Lets work go on after the answer; of a failure only its kind is logged, since its text may name a person. */
export function afterAnswer(what: string, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => {
    const kind = error instanceof DataError ? `${error.status} ${error.code}` : 'unknown'
    console.error(`${what} failed after the answer: ${kind}.`)
  })
  // Hosted Supabase keeps the function alive for it; elsewhere the process lives on anyway.
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime')
  if (isRuntime(runtime)) runtime.waitUntil(logged)
}
