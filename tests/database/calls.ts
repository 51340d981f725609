import { claimsOf, sql, type Tx } from '../setup/stack/database.ts'

type Argument = { name: string; type: string }
export type Callable = { name: string; writes: boolean; args: Argument[] }

/** Lists the functions of the schema that the role may call; triggers are called by nobody. */
export async function callables(
  role: 'anon' | 'authenticated' | 'service_role',
  schemas: string[] = ['public'],
): Promise<Callable[]> {
  return sql<Callable[]>`
    select
      pronamespace::regnamespace || '.' || proname as name,
      provolatile = 'v' as writes,
      coalesce((
        select json_agg(json_build_object('name', name, 'type', format_type(type, null)) order by place)
        from unnest(proargtypes::oid[], proargnames[:pronargs]) with ordinality as argument (type, name, place)
      ), '[]') as args
    from pg_proc
    where pronamespace = any (${schemas}::regnamespace[])
      and prorettype <> 'trigger'::regtype
      and has_function_privilege(${role}, oid, 'execute')
    order by 1`
}

/** Refused (409) for a person with books, such as everybody of a scene. */
export const needsNoBooks = (name: string) => /\.(stage|commit)_restore$/.test(name)

/** Refused (409) but for a document whose return was filed. */
export const needsFiled = (name: string) =>
  /\.(correct_invoice|correct_note|preview_corrected_note|reject_note)$/.test(name)

/** Refused (403) to a session. */
export const needsKey = (name: string) => name.endsWith('.enter_by_key')

/** Calls it with these values by name; a function with an argument that has none needs one in the scene. */
export async function call(
  tx: Tx,
  { name, args }: Callable,
  values: Record<string, string | null>,
) {
  const given = args.map((argument, at) => {
    const value = values[argument.name]
    if (value === undefined) throw new Error(`No value for ${argument.name} of ${name}.`)
    return { text: `${argument.name} => $${at + 1}::text::${argument.type}`, value }
  })
  const text = `select * from ${name}(${given.map((one) => one.text).join()})`
  return tx.unsafe(
    text,
    given.map((one) => one.value),
  )
}

/** Goes on in the transaction as somebody with this session; null is the owner of the database. */
export async function become(tx: Tx, user: string | null, session = user ?? '') {
  await tx`reset role`
  if (user === null) return
  await tx`select set_config('request.jwt.claims', ${claimsOf(user, session)}, true)`
  await tx`set local role authenticated`
}
