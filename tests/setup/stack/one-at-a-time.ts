import type { ReservedSql } from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { sql } from './database.ts'

/**
 * Makes a file wait until no other that calls this is running: a run of mails takes what is due, whoever's it is. What waits
 * from the tests before is given up, since each mail of it would be made, most with a PDF.
 */
export function runOneAtATime() {
  let turn: ReservedSql
  beforeAll(async () => {
    turn = await sql.reserve()
    await turn`select pg_advisory_lock(hashtext('tests that run mails'))`
    await turn`select private.queue_mails()`
    await turn`update private.mail_jobs set state = 'failed' where state = 'waiting'`
  })
  afterAll(async () => {
    await turn`select pg_advisory_unlock_all()`
    turn.release()
  })
}
