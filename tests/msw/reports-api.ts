import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { server } from './server.ts'

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`

const request = v.object({
  register: v.string(),
  first_day: v.string(),
  last_day: v.string(),
  skip: v.optional(v.number(), 0),
  most: v.optional(v.number(), 0),
})
export type AskedReport = v.InferOutput<typeof request>

/** A database whose registers have these lines, all with these sums; what was asked grows with each call. */
export function reportsApi(
  lines: Record<string, object[]>,
  sums: Record<string, number> = {},
  fails: (skip: number) => boolean | Promise<boolean> = () => false,
) {
  const asked: AskedReport[] = []
  const read = async (call: Request) => {
    const it = v.parse(request, await call.json())
    asked.push(it)
    return it
  }
  const broken = () => HttpResponse.json({ message: 'boom' }, { status: 500 })
  server.use(
    http.post(`${root}/list_register`, async ({ request }) => {
      const { register, skip, most } = await read(request)
      if (await fails(skip)) return broken()
      return HttpResponse.json((lines[register] ?? []).slice(skip, skip + most))
    }),
    http.post(`${root}/register_figures`, async ({ request }) => {
      const { register } = await read(request)
      if (await fails(0)) return broken()
      return HttpResponse.json({
        count: lines[register]?.length ?? 0,
        sums: { without_rate: 0, ...sums },
      })
    }),
  )
  return asked
}
