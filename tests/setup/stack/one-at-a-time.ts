import type { ReservedSql } from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { sql } from './database.ts'

/** Gives up what waits from tests before, but of one account: each mail of it would be made, most with a PDF. */
export async function giveUpMails(but: string | null = null, db: typeof sql | ReservedSql = sql) {
  await db`select private.queue_mails()`
  await db`
    update private.mail_jobs set state = 'failed'
    where state = 'waiting' and user_id is distinct from ${but}`
}

/** Makes a file wait until no other that calls this is running: a run of mails takes what is due, whoever's it is. */
export function runOneAtATime() {
  let turn: ReservedSql
  beforeAll(async () => {
    turn = await sql.reserve()
    await turn`select pg_advisory_lock(hashtext('tests that run mails'))`
    await giveUpMails(null, turn)
  })
  afterAll(async () => {
    await turn`select pg_advisory_unlock_all()`
    turn.release()
  })
}
