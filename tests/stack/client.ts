import type { Stack } from '../../supabase/local/stack-options.ts'

/** `again`: when to try again, where a header of the answer says it. */
export type Reply = { status: number; body: Record<string, unknown>; again?: string }

type Api = Pick<Stack, 'apiUrl' | 'publishableKey'>
type Inbox = Pick<Stack, 'mailUrl'>

/** Calls the local API as a browser would: with the publishable key, and a token when signed in. */
export async function call(
  stack: Api,
  method: string,
  path: string,
  {
    body,
    token,
    headers,
  }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const response = await fetch(stack.apiUrl + path, {
    method,
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  const again = response.headers.get('Retry-After')
  return {
    status: response.status,
    body: Object.fromEntries(Object.entries(parsed ?? {})),
    ...(again !== null && { again }),
  }
}

type Mail = { subject: string; html: string }

/** The newest mail to the address, once there are at least `count` of them. */
export async function newestMail(stack: Inbox, address: string, count = 1): Promise<Mail> {
  for (let waited = 0; waited < 5_000; waited += 50) {
    const mails: Mail[] = await (await fetch(`${stack.mailUrl}/email?to.address=${address}`)).json()
    const newest = mails.at(-1)
    if (newest && mails.length >= count) return newest
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail number ${count} to ${address}`)
}

export async function newestCode(stack: Inbox, address: string, count = 1): Promise<string> {
  const { html } = await newestMail(stack, address, count)
  const code = />(\d{6})</.exec(html)?.[1]
  if (!code) throw new Error(`No code in the mail to ${address}`)
  return code
}

export type Session = { accessToken: string; refreshToken: string }

export function sessionOf({ body }: Reply): Session {
  return { accessToken: String(body.access_token), refreshToken: String(body.refresh_token) }
}

/** Signs up and confirms a new user. */
export async function newUser(
  stack: Api & Inbox,
  email: string,
  password: string,
): Promise<Session> {
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  const token = await newestCode(stack, email)
  return sessionOf(
    await call(stack, 'POST', '/auth/v1/verify', { body: { type: 'signup', email, token } }),
  )
}

export function signIn(stack: Api, email: string, password: string): Promise<Reply> {
  return call(stack, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } })
}

export function refresh(stack: Api, { refreshToken }: Session): Promise<Reply> {
  return call(stack, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: refreshToken },
  })
}
