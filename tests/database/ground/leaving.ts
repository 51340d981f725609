import { as, sql, type Tx } from '../../setup/stack/database.ts'

export const ask = (person: string) => as(person, (tx) => tx`select request_deletion() as at`)
export const askedAt = (person: string) =>
  sql`select asked_at, erase_at - asked_at = '7 days' as week from private.account_deletions where user_id = ${person}`
/** Runs until nothing of theirs is due: erased, postponed, or not due at all. */
export async function erase(person: string) {
  const due = () => sql`
    select from private.account_deletions where user_id = ${person} and erase_at <= now()`
  do await sql`select private.erase_accounts()`
  while ((await due()).length > 0)
}
/** Moves the request back by more than seven days. */
export const wait = (person: string) =>
  sql`
    update private.account_deletions
    set asked_at = asked_at - interval '7 days', erase_at = erase_at - interval '7 days'
    where user_id = ${person}`
/** Erases an account for good. A test that holds a row of theirs meanwhile only postpones it. */
export async function eraseAfterWait(person: string) {
  do {
    await wait(person)
    await erase(person)
  } while ((await askedAt(person)).length > 0)
}

export const deletionOf = async (tx: Tx | typeof sql, person: string) =>
  (await tx`select * from private.account_deletions where user_id = ${person}`)[0]

/** Keeps a row of theirs locked, as some long transaction may, until it is let go. */
export async function hold(person: string) {
  const holder = await sql.reserve()
  await holder`begin`
  await holder`select from businesses where user_id = ${person} for update`
  return async () => {
    await holder`rollback`
    holder.release()
  }
}
