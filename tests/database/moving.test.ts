import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { accountPage } from '#domain/account/account-page.ts'
import { as, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { makeSellerOfEachKind, row } from './ground/moving.ts'
import { outcome, record } from './ledger.ts'
import { exported, inOrder, type Page, restored, stage, underNewIds } from './moving.ts'

let seller: string
let pages: Page[]

beforeAll(async () => {
  seller = await makeSellerOfEachKind()
  // As if members had written all of it: of a mark that stands nobody took it back.
  const text = JSON.stringify(await as(seller, exported))
  pages = JSON.parse(text.replace(/"((?!unmarked_)\w*by_name)":null/g, '"$1":"Asha Pillai"'))
})

test('all that a person has comes back in an empty account, under new ids and without its tokens', async () => {
  const person = await makePerson('Ravi')
  await tryAs(person, async (tx) => {
    const restore = await restored(tx, pages)
    const again = await exported(tx)
    await tx`reset role`
    const expected = await underNewIds(tx, pages, person, restore)
    expect(inOrder(again)).toEqual(expected)
    for (const [part, rows] of Object.entries(expected))
      expect([part, rows]).not.toEqual([part, []])
    const kept = await tx<{ token: string }[]>`
      select token from invoice_links union all select pdf_token from invoices`
    expect(new Set(kept.map(({ token }) => token)).size).toBe(kept.length)
    expect(JSON.stringify(pages)).not.toMatch(/token/)
    // The next number goes on behind the last one.
    await become(tx, person)
    const next = await createInvoice(tx, { items: [row] })
    const [number] = await tx`select prefix, sequence from invoices where id = ${next}`
    expect(number).toEqual({ prefix: 'A', sequence: 44 })
  })
})

test('money with unknown rupees is restored on a day with nothing else', async () => {
  const abroad = await makeSeller()
  const items = [{ description: 'Design', amount_minor: 50_000 }]
  const its = await as(abroad, async (tx) => {
    const invoice = await createInvoice(tx, { items, currency: 'USD' })
    const [day] = await tx<{ before: string }[]>`select (private.today() - 40)::text as before`
    await record(tx, invoice, { amount_minor: 1_000, paid_on: day?.before ?? '' })
    return exported(tx)
  })
  const person = await makePerson('Ravi')
  await tryAs(person, async (tx) => {
    const restore = await restored(tx, its)
    const again = await exported(tx)
    await tx`reset role`
    expect(inOrder(again)).toEqual(await underNewIds(tx, its, person, restore))
  })
})

test('every page is as docs/export.md and the schema of the domain describe it', () => {
  const faults = pages.flatMap((page) => v.safeParse(accountPage, page).issues ?? [])
  expect(faults.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([])
})

test('only an account without books takes them, and takes them once', async () => {
  expect(await tryAs(seller, (tx) => outcome(restored(tx, pages)))).toBe(
    'PT409 | account_not_empty',
  )
  const person = await makePerson()
  await as(person, async (tx) => {
    const restore = await restored(tx, pages)
    // An answer that was lost is given again.
    const again = await tx`select commit_restore(${restore}, ${pages.length}) as left`
    expect([...again]).toEqual([{ left: 0 }])
    expect(await outcome(tx.savepoint((sub) => stage(sub, restore, 1, pages[0] as Page)))).toBe(
      'PT409 | account_not_empty',
    )
  })
})

/** Writes all but the last sets, as a restore does that stops half-way. */
async function halfWay(tx: Tx, person: string, restore: string) {
  await tx`reset role`
  await tx`update private.restore_rows set weight = 2000 where user_id = ${person}`
  await tx`update private.restores set state = 'writing', begun_at = now() where user_id = ${person}`
  await tx`select set_config('app.restoring', 'on', true)`
  for (let left = 9; left > 3; ) {
    await tx`select private.restore_set(${person}, ${restore})`
    const [row] = await tx<{ left: number }[]>`
      select count(*)::int as left from private.restore_rows where user_id = ${person}`
    left = row?.left ?? 0
  }
  await tx`select set_config('app.restoring', '', true), set_config('app.writer', '', true)`
  await become(tx, person)
}

test('a person who stopped half-way writes nothing else, and goes on to the same account', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const restore = await restored(tx, pages, (id) => halfWay(tx, person, id))
    expect(inOrder(await exported(tx))).toEqual(
      await tx.savepoint(async (sub) => {
        await sub`reset role`
        const expected = await underNewIds(sub, pages, person, restore)
        await become(sub, person)
        return expected
      }),
    )
  })
  await tryAs(person, async (tx) => {
    const typed = await outcome(
      restored(tx, pages, async (id) => {
        await halfWay(tx, person, id)
        await createInvoice(tx, { items: [row] })
      }),
    )
    expect(typed).toBe('PT409 | restore_unfinished')
  })
})

test('a half-written restore is taken back, and the same file can be restored again', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await tx`select save_draft(gen_random_uuid(), 0, '{"items": []}')`
    await tx`reset role`
    await tx`update drafts set updated_at = now() - interval '1 minute' where user_id = ${person}`
    await become(tx, person)
    const restore = await restored(tx, pages, async (id) => {
      await halfWay(tx, person, id)
      expect([...(await tx`select restore_state() -> 'state' as state`)]).toEqual([
        { state: 'writing' },
      ])
      expect([...(await tx`select take_back_restore() as left`)]).toEqual([{ left: 0 }])
      expect([...(await tx`select restore_state() as state`)]).toEqual([{ state: null }])
      const left = inOrder(await exported(tx))
      for (const part of ['documents', 'clients', 'items', 'receipts', 'schedules', 'filings']) {
        expect([part, left[part]]).toEqual([part, []])
      }
      expect(left.drafts).toHaveLength(1)
      for (const [at, page] of pages.entries()) await stage(tx, id, at + 1, page)
    })
    expect(restore).toBeTruthy()
    const [periods] = await tx<{ count: number }[]>`
      select count(*)::int from invoice_periods where least(created, invoices, paid) < 0`
    expect(periods?.count).toBe(0)
  })
  expect(await tryAs(person, (tx) => outcome(tx`select take_back_restore() as left`))).toBe('done')
})
