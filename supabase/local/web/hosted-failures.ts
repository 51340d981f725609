/** Turns a failure in the database into hosted Supabase's answer; other answers of @supabase/lite pass unchanged. */
export function hostedFailure(response: Response, failures: unknown[]): Response {
  if (response.ok) return response
  const lost = failures.find(isLost)
  if (lost !== undefined) return refuse(response, 503, lost, { 'Retry-After': '2' })
  const refused = failures.find((failure) => sqlState(failure) !== '')
  // lite knows few of the codes and answers 500 to the others.
  return response.status === 500 && refused !== undefined
    ? refuse(response, statusOf(sqlState(refused)), refused)
    : response
}

/** The server went away, is only coming up, or gave no connection in time. */
function isLost(failure: unknown): boolean {
  const state = sqlState(failure)
  if (state !== '') return /^08|^57P0[123]$/.test(state)
  if (!(failure instanceof Error)) return false
  const code = 'code' in failure ? String(failure.code) : ''
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    /^Connection terminated|not queryable|timeout exceeded when trying to connect/.test(
      failure.message,
    )
  )
}

/** The statuses that PostgREST gives to codes which @supabase/lite leaves at 500 or does not know. */
const statuses: [pattern: RegExp, status: number][] = [
  [/^(?:0L|0P|28)/, 403],
  [/^53(?!400)/, 503],
  [/^(?:09|21|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0|XX)/, 500],
]
/** A code of ours says its status: PT403. */
const statusOf = (state: string) =>
  Number(/^PT(\d{3})$/.exec(state)?.[1]) ||
  (statuses.find(([pattern]) => pattern.test(state))?.[1] ?? 400)

function sqlState(failure: unknown): string {
  if (!(failure instanceof Error) || !('code' in failure)) return ''
  return typeof failure.code === 'string' && /^[0-9A-Z]{5}$/.test(failure.code) ? failure.code : ''
}

const textIn = (failure: unknown, key: 'detail' | 'hint') =>
  failure instanceof Error && key in failure ? (Reflect.get(failure, key) ?? null) : null

function refuse(
  response: Response,
  status: number,
  failure: unknown,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers([...response.headers, ...Object.entries(more)])
  headers.delete('Content-Length')
  const code = sqlState(failure) || 'PGRST001'
  const message = failure instanceof Error ? failure.message : ''
  const details = textIn(failure, 'detail')
  return Response.json(
    { code, message, details, hint: textIn(failure, 'hint') },
    { status, headers },
  )
}
