import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`

/** A database with this year of exports, which takes every note; gives the calls with what they brought. */
export function exportsApi(year: () => object | Response) {
  const calls: { name: string; body: unknown }[] = []
  const answer = (name: string, give: () => Response) =>
    http.post(`${root}/${name}`, async ({ request }) => {
      calls.push({ name, body: await request.json() })
      return give()
    })
  const done = () => new HttpResponse(null, { status: 204 })
  server.use(
    answer('export_year', () => {
      const told = year()
      return told instanceof Response ? told : HttpResponse.json(told)
    }),
    ...['note_edf', 'note_remittance', 'note_export_terms'].map((name) => answer(name, done)),
  )
  return (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body)
}
