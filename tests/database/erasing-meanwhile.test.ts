import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { connect, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { ask, deletionOf, erase, hold, wait } from './ground/leaving.ts'

test('a run that is killed midway leaves an account as it was, and the next one erases it', async () => {
  const person = await makeSeller()
  await ask(person)
  await wait(person)
  const letGo = await hold(person)
  const other = connect(inject('stack').dbUrl)
  const one = await other.reserve()
  const [run] = await one`select pg_backend_pid() as pid`
  const killed = one`select private.erase_accounts()`.catch(() => 'killed')
  const waits = () => sql`
    select from pg_stat_activity where pid = ${run?.pid} and wait_event_type = 'Lock'`
  while ((await waits()).length === 0) await delay(5)
  await sql`select pg_terminate_backend(${run?.pid})`
  expect(await killed).toBe('killed')
  await other.end({ timeout: 0 })
  await letGo()
  expect(await deletionOf(sql, person)).toMatchObject({ begun_at: null, failures: 0 })
  expect(await sql`select from businesses where user_id = ${person}`).toHaveLength(1)
  await erase(person)
  expect(await sql`select from auth.users where id = ${person}`).toEqual([])
})

test('a run of mails that found one due for an account passes it over when the account is erased meanwhile', async () => {
  const person = await makeSeller()
  // The news of it is due.
  await ask(person)
  const runner = connect(inject('stack').dbUrl)
  const noted = await sql.begin(async (eraser) => {
    const isGone = async () =>
      (await eraser`select private.erase_set(${person}, 500) as gone`)[0]?.gone
    await eraser`select private.begin_erasing(${person})`
    while (!(await isGone()));
    const run = runner
      .begin(async (tx) => {
        await tx`select private.note_mails(private.today())`
        throw await tx`select kind from private.mail_jobs where user_id = ${person}`
      })
      .catch((left) => left)
    const waits = () => sql`
      select from pg_locks
      where not granted and locktype = 'transactionid'
        and pid in (select pid from pg_stat_activity where query like '%note_mails%')`
    await expect.poll(waits, { interval: 5, timeout: 10_000 }).not.toEqual([])
    return { run }
  })
  expect(await noted.run).toEqual([])
  await runner.end()
})
