import { beforeAll, expect, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { as, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { brought, old, stage, undo } from './ground/old-invoices.ts'
import { outcome, record } from './ledger.ts'
import { exported, inOrder, restored, underNewIds } from './moving.ts'
import { shareStatement } from './statement-sharing.ts'

let seller: string
beforeAll(async () => {
  seller = await makeRegistered()
})

test('an import that a filed return tells of stays', () =>
  tryAs(seller, async (tx) => {
    const id = await brought(tx, [old({ received_minor: 0 })])
    await tx`select file_period('2025-06-01', '2025-06-30')`
    const undone = tx.savepoint((sub) => undo(sub, id))
    expect(await outcome(undone)).toContain('period_filed')
    expect((await tx`select from invoices`).count).toBe(1)
  }))

test('an import on which something was built stays: a payment, a change, a document for its client', () =>
  tryAs(seller, async (tx) => {
    const id = await brought(tx, [old({ received_minor: 0 })])
    const [row] = await tx<{ id: string }[]>`select id from invoices`
    const invoice = row?.id ?? ''
    const refused = async (work: (sub: Tx) => Promise<unknown>) =>
      tx
        .savepoint(async (sub) => {
          await work(sub)
          const how = await outcome(sub.savepoint((inner) => undo(inner, id)))
          throw new Error(how)
        })
        .catch(({ message }: Error) => message)
    const builtOn = 'PT409 | import_built_on'
    expect(await refused((sub) => record(sub, invoice))).toBe(builtOn)
    expect(await refused((sub) => sub`select write_off_invoice(${invoice}, 'Gone')`)).toBe(builtOn)
    expect(await refused((sub) => sub`select share_invoice(${invoice})`)).toBe(builtOn)
    expect(
      await refused((sub) =>
        createInvoice(sub, {
          ...{ client_name: 'Narmada Foods', client_email: 'pay@narmada.example' },
          items: [{ description: 'D', amount_minor: 100, gst_rate: 1800, hsn_sac: '998391' }],
        }),
      ),
    ).toBe(builtOn)
    expect(await outcome(tx.savepoint((sub) => undo(sub, id)))).toBe('done')
  }))

test('an import whose invoice a client has seen on their statement stays', () =>
  tryAs(seller, async (tx) => {
    const issued = await createInvoice(tx, {
      items: [{ description: 'Design', amount_minor: 100, gst_rate: 1800, hsn_sac: '998391' }],
    })
    const token = await shareStatement(tx, issued)
    // A client from before the import.
    await become(tx, null)
    await tx`update clients set created_at = now() - interval '1 day' where user_id = ${seller}`
    await become(tx, seller)
    const rows = [old({ client_name: 'Kaveri Interiors', client_email: 'billing@kaveri.example' })]
    const undone = async (seen: (sub: Tx) => Promise<unknown>) => {
      const done = new Error('It was undone.')
      return tx
        .savepoint(async (sub) => {
          const id = await brought(sub, rows)
          await become(sub, null)
          await seen(sub)
          await become(sub, seller)
          await undo(sub, id)
          throw done
        })
        .catch((error) => (error === done ? 'done' : error.message))
    }
    expect(await undone(async () => {})).toBe('done')
    expect(
      await undone(
        (sub) =>
          sub`update statement_links set views = 1, last_viewed_at = clock_timestamp() where token = ${token}`,
      ),
    ).toBe('import_built_on')
    const mailed = (sub: Tx) => sub`
      insert into statement_mails (
        user_id, client_id, first_day, last_day, currency, sent_to, subject, request_key, request_fingerprint, sent_at
      )
      select user_id, client_id, '2025-04-01', '2990-03-31', currency, client_email, 'Statement', gen_random_uuid(), 'f', now()
      from invoices where id = ${issued}`
    expect(await undone(mailed)).toBe('import_built_on')
  }))

test('outside of undoing an old invoice is as lasting as any other', () =>
  tryAs(seller, async (tx) => {
    await brought(tx, [old()])
    await tx`reset role`
    for (const table of ['payments', 'invoice_events', 'invoice_items', 'invoices']) {
      const erased = tx.savepoint((sub) => sub`delete from ${sub(table)} where user_id = ${seller}`)
      expect(await outcome(erased)).toMatch(/^PT409/)
    }
  }))

test('old invoices are exported and restored with their numbers', async () => {
  const person = await makePerson()
  await tryAs(seller, async (tx) => {
    await brought(tx, [old(), old({ number: 'A/1', issue_date: '2025-04-02', due_date: null })])
    const pages = await exported(tx)
    await become(tx, person)
    const restore = await restored(tx, pages)
    const again = await exported(tx)
    await become(tx, null)
    expect(inOrder(again)).toEqual(await underNewIds(tx, pages, person, restore))
  })
})

beforeRelease(
  'a part of five hundred old invoices is checked and written within a request',
  {
    timeout: 60_000,
  },
  async () => {
    const other = await makeRegistered()
    const rows = Array.from({ length: 500 }, (_, at) =>
      old({ number: `N-${at}`, issue_date: `2025-0${4 + (at % 5)}-1${at % 9}` }),
    )
    await as(other, async (tx) => {
      const id = crypto.randomUUID()
      const start = performance.now()
      await stage(tx, id, rows)
      const staged = performance.now()
      await tx`select write_import(${id})`
      expect(staged - start).toBeLessThan(5_000)
      expect(performance.now() - staged).toBeLessThan(5_000)
    })
  },
)
