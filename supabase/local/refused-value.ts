// What PostgreSQL says, by the SQLSTATE that it says it with.
const sqlStates: [pattern: RegExp, code: string][] = [
  [/violates check constraint "/, '23514'],
  [/violates not-null constraint/, '23502'],
  [/cannot convert NaN|out of range|invalid input syntax/, '22003'],
]

/** A 500 of @supabase/lite for a refused value as the 400 that PostgREST gives; any other answer as it is. */
export async function refusedValue(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const body: { message?: string } = await response.clone().json()
  const message = (body.message ?? '').replace(/^PostgresError: /, '')
  const code = sqlStates.find(([pattern]) => pattern.test(message))?.[1]
  if (!code) return response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return Response.json({ code, message, details: null, hint: null }, { status: 400, headers })
}
