import { beforeAll, expect, test } from 'vitest'
import { tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { brought, old, type Row, stage, undo } from './ground/old-invoices.ts'
import { outcome } from './ledger.ts'
import { exported, inOrder } from './moving.ts'
import { expectTrueSums } from './periods.ts'

let seller: string
beforeAll(async () => {
  seller = await makeRegistered()
})

test('an old invoice keeps its number, its day and what was paid, in a series that nothing is issued in', () =>
  tryAs(seller, async (tx) => {
    await brought(tx, [old()])
    const [row] = await tx`
      select number, prefix, issue_date::text, status, paid_date::text, total_minor, igst_minor, client_name,
        (select name from clients where id = client_id) as client
      from invoices`
    expect(row).toEqual({
      ...{ number: 'INV-000012', prefix: 'OLD', issue_date: '2025-06-01', status: 'PAID' },
      ...{ paid_date: '2025-06-20', total_minor: 118_000, igst_minor: 18_000 },
      ...{ client_name: 'Narmada Foods', client: 'Narmada Foods' },
    })
    await expectTrueSums(tx, seller)
    const next = await createInvoice(tx, {
      items: [{ description: 'Design', amount_minor: 100, gst_rate: 1800, hsn_sac: '998391' }],
    })
    const [live] = await tx<{ number: string }[]>`select number from invoices where id = ${next}`
    expect(live?.number).toMatch(/^INV\/\d\d-\d\d\/0001$/)
    const closed = tx.savepoint((sub) => sub`select set_invoice_numbering('OLD', 4)`)
    expect(await outcome(closed)).toMatch(/invoice_prefix_taken/)
    await tx`reset role`
    expect((await tx`select from private.due_receipts(null) where user_id = ${seller}`).count).toBe(
      0,
    )
  }))

test('the computed total of an invoice must equal its total, before or after rounding, or it is reported and left out', () =>
  tryAs(seller, async (tx) => {
    const id = crypto.randomUUID()
    const items = [{ description: 'Design', rate: '500.30', gst_rate: 1800, hsn_sac: '998391' }]
    const faults = await stage(tx, id, [
      old({ number: '1', items, total_minor: 59_035, received_minor: 0 }),
      old({ number: '2', items, total_minor: 59_000, received_minor: 0 }),
      old({ number: '3', total_minor: 118_100 }),
      old({ number: '4', issue_date: '2990-01-01' }),
      old({ number: '5', client_email: 'none' }),
      old({ number: '12345678901234567' }),
      old({ number: '7', received_minor: 200_000 }),
      old({ number: '8', issue_date: 'soon' }),
      old({ number: '9', client_state_code: '99' }),
    ])
    expect(faults?.map(({ place, code, field }) => [place, code, field])).toEqual([
      [3, 'old_total', 'total'],
      [4, 'issue_date_future', 'issueDate'],
      [5, 'email_invalid', 'clientEmail'],
      [6, 'old_number_too_long', 'number'],
      [7, 'amount_out_of_range', 'balance'],
      [8, 'malformed', ''],
      [9, 'state_code_unknown', 'clientStateCode'],
    ])
    const [row] = await tx<{ it: Row }[]>`select preview_import(${id}) as it`
    expect(row?.it).toMatchObject({ rows: 2, made: 2, total_minor: 118_035 })
    await tx`select write_import(${id})`
    const kept = await tx`select number, total_minor, round_off_minor from invoices order by number`
    expect([...kept]).toEqual([
      { number: '1', total_minor: 59_035, round_off_minor: 0 },
      { number: '2', total_minor: 59_000, round_off_minor: -35 },
    ])
  }))

test('the same file again makes nothing, and undoing leaves the account as it was', () =>
  tryAs(seller, async (tx) => {
    const before = await exported(tx)
    const id = await brought(tx, [old(), old({ number: 'INV-000013', received_minor: 50_000 })])
    await brought(tx, [old(), old({ number: 'inv-000013' })])
    expect((await tx`select from invoices`).count).toBe(2)
    await undo(tx, id)
    await expectTrueSums(tx, seller)
    expect((await tx`select from clients`).count).toBe(0)
    const left = inOrder(await exported(tx))
    expect({ ...left, counters: [] }).toEqual({ ...inOrder(before), counters: [] })
  }))

test('a number with blanks around it is the one that is there, and a reminder that waits keeps no import', () =>
  tryAs(seller, async (tx) => {
    const id = await brought(tx, [old({ received_minor: 0 })])
    const again = crypto.randomUUID()
    await stage(tx, again, [old({ number: ' inv-000012 ' })])
    const [seen] = await tx`select preview_import(${again}) -> 'already_there' as there`
    expect(seen).toEqual({ there: 1 })
    await tx`reset role`
    await tx`
      insert into private.mail_jobs (kind, subject_id, user_id, step, last_day, invoice_ids)
      select 'reminder', id, user_id, 'due', private.today(), array[id] from invoices where user_id = ${seller}`
    await become(tx, seller)
    expect(await outcome(tx.savepoint((sub) => undo(sub, id)))).toBe('done')
  }))

test('a client without an address in the file gets that of the book, unless archived or merged there', () =>
  tryAs(seller, async (tx) => {
    const make = async (email: string, name = 'Narmada Foods') => {
      const client = JSON.stringify({ name, email })
      const [row] = await tx<{ id: string }[]>`
        select create_client(gen_random_uuid(), (${client}::text)::jsonb) as id`
      return row?.id ?? ''
    }
    const archived = await make('1@narmada.example')
    const merged = await make('2@narmada.example', 'Nobody')
    const into = await make('3@narmada.example')
    await tx`select merge_clients(${merged}, ${into})`
    await tx`update clients set archived = true where id = ${archived}`
    const id = crypto.randomUUID()
    const nameless = { client_email: null, client_name: 'narmada FOODS' }
    const faults = await stage(tx, id, [
      old(nameless),
      old({ number: 'A/2', client_email: null, client_name: 'Nobody' }),
    ])
    expect(faults).toMatchObject([{ place: 2, code: 'email_invalid', field: 'clientEmail' }])
    await tx`select write_import(${id})`
    expect([...(await tx`select client_email, client_id from invoices`)]).toEqual([
      { client_email: '3@narmada.example', client_id: into },
    ])
  }))

test('a part is written in its order, each number once, by the year of its day', () =>
  tryAs(seller, async (tx) => {
    await brought(tx, [
      old({ number: 'A/3' }),
      old({
        number: 'A/1',
        issue_date: '2025-01-05',
        due_date: null,
        client_name: 'NARMADA foods',
      }),
      old({ number: 'a/3', po_number: 'second' }),
      old({ number: 'A/2', issue_date: '2025-06-02', received_minor: 0, client_name: 'Kaveri' }),
    ])
    const rows = await tx`
      select number, financial_year as year, sequence, po_number as order, client_id = any (
        select id from clients where name = 'Narmada Foods'
      ) as of_one from invoices order by financial_year, sequence`
    expect([...rows]).toEqual([
      { number: 'A/1', year: '24-25', sequence: 1, order: null, of_one: true },
      { number: 'A/3', year: '25-26', sequence: 1, order: null, of_one: true },
      { number: 'A/2', year: '25-26', sequence: 2, order: null, of_one: false },
    ])
    await brought(tx, [old({ number: 'A/4' })])
    const [next] = await tx`select sequence from invoices where number = 'A/4'`
    expect(next).toEqual({ sequence: 3 })
    await expectTrueSums(tx, seller)
  }))

test('a seller who changes tax settings after the preview has the rows computed anew', () =>
  tryAs(seller, async (tx) => {
    const id = crypto.randomUUID()
    await stage(tx, id, [old()])
    await tx`update businesses set gst_registration = 'none', tax_id = null`
    const written = tx.savepoint((sub) => sub`select write_import(${id})`)
    expect(await outcome(written)).toBe('PT422 | tax_unregistered | items.0.gstRate')
    await tx`
      update businesses set gst_registration = 'regular', tax_id = '29AAPFU0939F1ZR', state = 'Karnataka'`
    await tx`select write_import(${id})`
    const [row] = await tx`select igst_minor, cgst_minor, sgst_minor from invoices`
    expect(row).toEqual({ igst_minor: 0, cgst_minor: 9_000, sgst_minor: 9_000 })
  }))
