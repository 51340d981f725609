import type { Context } from 'hono'

/** Every success has the same shape. */
export function answer<T>(
  c: Context,
  message: string,
  data?: T,
  status: 200 | 201 = 200,
): Response {
  return c.json({ success: true, message, ...(data !== undefined && { data }) }, status)
}

type Page = { page: number; limit: number; total: number }

export const paged = <T>(rows: T[], { page, limit, total }: Page) => ({
  data: rows,
  pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
})
