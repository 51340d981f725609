import { as, claimsOf, sql, type Tx } from '../../setup/stack/database.ts'
import { emailOf, makePerson } from '../../setup/stack/people.ts'

export type Call = [method: string, path: string]

/** Begins a request for a business as the hosted Data API does: role, claims and headers, then the function before it. */
export async function enterBusiness(
  tx: Tx,
  person: string,
  business: string,
  [method, path]: Call,
) {
  const settings = {
    'request.jwt.claims': claimsOf(person),
    'request.headers': JSON.stringify({ 'x-bahi-business': business }),
    'request.method': method,
    'request.path': path,
  }
  for (const [name, value] of Object.entries(settings)) {
    await tx`select set_config(${name}, ${value}, true)`
  }
  await tx`set local role authenticated`
  await tx`select private.enter()`
}

/** One request for a business, from its beginning to its end. */
export function inBusiness<T>(
  person: string,
  business: string,
  call: Call,
  run: (tx: Tx) => Promise<T>,
) {
  return sql.begin(async (tx) => {
    await enterBusiness(tx, person, business, call)
    return run(tx)
  })
}

export const businessOf = async (owner: string) => {
  const [row] = await sql<{ id: string }[]>`select id from businesses where user_id = ${owner}`
  return row?.id ?? ''
}

/** Makes somebody a member by the way that people take. */
export async function join(owner: string, role: string): Promise<string> {
  const person = await makePerson(`Ravi the ${role}`)
  const { token } = await invite(owner, await emailOf(person), role)
  await as(person, (tx) => tx`select accept_invitation(${token})`)
  return person
}

export const invite = (owner: string, email: string, role = 'accountant') =>
  as(owner, async (tx) => {
    const [row] = await tx<{ made: { id: string; token: string } }[]>`
      select invite_member(${email}, ${role}) as made`
    return row?.made ?? { id: '', token: '' }
  })

export const MAY_NOT = 'PT403 | member_may_not'
export const NO_MEMBER = 'PT403 | not_a_member'
