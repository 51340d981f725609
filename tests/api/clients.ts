import axios, { type AxiosInstance } from 'axios'
import { inject } from 'vitest'
import { signIn } from '../setup/screens/sign-in.ts'
import { as, sql } from '../setup/stack/database.ts'
import { makePerson, makeSeller } from '../setup/stack/people.ts'

const { apiUrl, publishableKey } = inject('stack')
const baseURL = `${apiUrl}/functions/v1/api`

/** An address in a network of its own for each client, as a proxy in front would name it. */
const anyAddress = () =>
  `2001:db8:${Array.from(crypto.getRandomValues(new Uint16Array(2)), (part) => part.toString(16)).join(':')}::1`

/** axios as it comes, but that a refusal is an answer to look at. */
export const plain = (headers: Record<string, string> = {}): AxiosInstance =>
  axios.create({
    baseURL,
    withCredentials: true,
    validateStatus: () => true,
    headers: { 'X-Forwarded-For': anyAddress(), ...headers },
  })

export type Browser = AxiosInstance & { jar: Map<string, string> }

/** The same with what a browser adds: it keeps cookies, and axios then sends the XSRF token by its own names. */
export function browser(): Browser {
  const client = plain()
  const jar = new Map<string, string>()
  client.interceptors.request.use((config) => {
    config.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const xsrf = jar.get(config.xsrfCookieName ?? '')
    if (xsrf && config.xsrfHeaderName) config.headers.set(config.xsrfHeaderName, xsrf)
    return config
  })
  client.interceptors.response.use((response) => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  })
  return Object.assign(client, { jar })
}

export const password = 'correct horse'

/** A person who can log in, with a business or without. */
export async function makeAccount(kind: 'seller' | 'newcomer' = 'seller') {
  const id = await (kind === 'seller' ? makeSeller() : makePerson())
  const token = await signIn(id, password)
  const [user] = await sql<{ email: string }[]>`select email from auth.users where id = ${id}`
  return { id, token, email: user?.email ?? '' }
}

export async function loggedIn(kind?: 'seller' | 'newcomer') {
  const account = await makeAccount(kind)
  const client = browser()
  await client.post('/user/auth/login', { email: account.email, password })
  return { ...account, client }
}

export const bearer = (token: string) => plain({ Authorization: `Bearer ${token}` })

/** A key of a program of theirs, within scopes. */
export async function keyOf(owner: string, ...scopes: string[]) {
  const [row] = await as(
    owner,
    (tx) => tx<{ made: { id: string; key: string } }[]>`
      select make_api_key('Shop', ${scopes}) as made`,
  )
  return row?.made ?? { id: '', key: '' }
}

/** Reports a payment on the client's page, as anyone with the link can, without an account. */
export async function claim(
  token: string,
  { amount, reference }: { amount: number; reference: string },
): Promise<number> {
  const { status } = await axios.post(
    `${apiUrl}/rest/v1/rpc/claim_payment`,
    {
      token,
      request_key: crypto.randomUUID(),
      amount_minor: Math.round(amount * 100),
      reference,
    },
    { headers: { apikey: publishableKey }, validateStatus: () => true },
  )
  return status
}
