import type { Operation } from './api-document.ts'
import { withXsrfToken } from './xsrf.ts'

export interface Answer {
  status: number
  /** The text of a JSON answer; any other answer has only its kind and size. */
  text: string | null
  kind: string
  bytes: number
  milliseconds: number
}

/** The values of parameters by their names, the body as it was typed, and the key or nothing. */
export type Typed = { values: Record<string, string>; body: string; apiKey: string }

export function requestOf({ method, path, parameters = [], requestBody }: Operation, typed: Typed) {
  const given = (place: string) =>
    parameters.flatMap(({ in: where, name }) => {
      const value = typed.values[name]
      return where === place && value ? [[name, value] as const] : []
    })
  const filled = given('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  )
  const query = new URLSearchParams(given('query').map(([name, value]) => [name, value])).toString()
  return {
    url: `/api${filled}${query && `?${query}`}`,
    method: method.toUpperCase(),
    headers: {
      ...Object.fromEntries(given('header')),
      ...(requestBody && { 'Content-Type': 'application/json' }),
      ...(typed.apiKey && { Authorization: `Bearer ${typed.apiKey}` }),
    },
    ...(requestBody && { body: typed.body }),
  }
}

/** Makes the call with a key, or with the cookies of a login that was made here. */
export async function tryCall(operation: Operation, typed: Typed): Promise<Answer> {
  const { url, ...request } = requestOf(operation, typed)
  const begun = performance.now()
  const answer = await fetch(url, withXsrfToken(request))
  const kind = answer.headers.get('Content-Type') ?? ''
  const text = kind.includes('json') ? JSON.stringify(await answer.json(), null, 2) : null
  const bytes = text === null ? (await answer.arrayBuffer()).byteLength : text.length
  const milliseconds = Math.round(performance.now() - begun)
  return { status: answer.status, text, kind, bytes, milliseconds }
}
