import { beforeAll, expect, test } from 'vitest'
import { logo } from '../factories/png.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { as, asServer, type Tx, tryAs } from '../setup/stack/database.ts'
import {
  createEstimate,
  createInvoice,
  makePerson,
  makeRegistered,
  makeSeller,
} from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { credited } from './credit.ts'
import { claim, outcome, record, share } from './ledger.ts'
import { exported, inOrder, type Page, type Row, restored } from './moving.ts'
import { receive } from './receipts.ts'

let seller: string
let pages: Page[]

const row = {
  description: 'Design',
  quantity: 2,
  rate: '1500.5',
  gst_rate: 1800,
  hsn_sac: '998391',
}

// Acts of other people around one invoice and one estimate; and one row of each other kind.
beforeAll(async () => {
  seller = await makeRegistered({ logo: logo(), signature: logo() })
  const invoice = await as(seller, async (tx) => {
    await tx`update profiles set phone = '9820012345', location = 'Pune'`
    await tx`select set_invoice_numbering('A', 3, 41)`
    await tx`select create_item(gen_random_uuid(), '{"description": "Design", "rate": 1500.5, "gst_rate": 1800}')`
    const made = await createInvoice(tx, { items: [row], po_number: 'PO 7', notes: 'Thanks' })
    await record(tx, made, { amount_minor: 1_000, tds_minor: 100, note: 'Half' })
    await receive(tx, made, 5_000, { excess: 'advance' })
    await claim(tx, await share(tx, made), { amount_minor: 700 })
    await tx`select mark_sent(${made})`
    await createInvoice(tx, { items: [row] })
    await createInvoice(tx, { items: [row] })
    const given = await tx<{ id: string }[]>`select id from clients limit 1`
    const client = given[0]?.id ?? ''
    await tx`select create_client(gen_random_uuid(), '{"name": "Narmada Foods"}')`
    await tx`select create_client(gen_random_uuid(), '{"name": "Narmada"}')`
    await tx`
      select merge_clients(gone.id, stays.id) from clients as gone, clients as stays
      where gone.name = 'Narmada' and stays.name = 'Narmada Foods'`
    await tx`select save_draft(gen_random_uuid(), 0, ${tx.json({ clientId: client, items: [{ description: 'Half' }] })})`
    await tx`select create_schedule(gen_random_uuid(), ${tx.json({
      ...{ every: 'month', start_on: '2990-01-01', mode: 'issue', terms_days: 7 },
      content: { clientId: client },
      document: { client_id: client, items: [{ description: 'Retainer', amount_minor: 100 }] },
    })})`
    await tx`select keep_mapping('items', '{Name}', '{"description": 0}')`
    await tx`select file_period('2026-04-01', '2026-06-30')`
    return made
  })
  const offer = await as(seller, async (tx) =>
    share(tx, await createEstimate(tx, { items: [row] })),
  )
  await as(null, (tx) => tx`select answer_estimate(${offer}, true, 'Meera Iyer', 'Continue')`)
  await as(null, (tx) => tx`select note_share_view(${offer})`)
  await asServer(
    (tx) => tx`
      select end_invoice_mail(
        (begin_invoice_mail(${seller}, ${invoice}, gen_random_uuid(), 'invoice', 'Invoice', '') ->> 'id')::uuid, 'sent'
      )`,
  )
  pages = await as(seller, exported)
})

const rowsOf = (file: Page[], part: Page['part']) => inOrder(file)[part] as Row[]

const intoNew = async (file: Page[]) => {
  const person = await makePerson()
  return tryAs(person, (tx) => outcome(restored(tx, file)))
}

/** The file with one row of a part in place of another. */
const withRow = (part: Page['part'], at: number, row: unknown): Page[] => {
  let seen = -1
  return pages.map((page) => ({
    part: page.part,
    rows: page.rows.map((one) => {
      if (page.part !== part) return one
      seen += 1
      return seen === at ? (row as Row) : one
    }),
  }))
}

test('other people’s actions in a file are marked as restored, in every table and in the next export', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const before = rowsOf(pages, 'documents') as (Row & { events: Row[] })[]
    expect(before.flatMap(({ events }) => events).map(({ restored }) => restored)).toContain(false)
    await restored(tx, pages)
    const marks = await tx`
      select 'event' as what, restored from invoice_events union select 'mail', restored from invoice_mails
      union select 'link', restored from invoice_links union select 'answer', restored from estimate_answers
      union select 'payment', restored from payments order by 1`
    const kinds = ['answer', 'event', 'link', 'mail', 'payment']
    expect([...marks]).toEqual(kinds.map((what) => ({ what, restored: true })))
    const told = JSON.stringify(rowsOf(await exported(tx), 'documents'))
    expect(told).toContain('"restored":true')
    expect(told).not.toContain('"restored":false')
    const [estimate] = await tx`select answer -> 'restored' as restored from estimate_records`
    expect(estimate).toEqual({ restored: true })
    const [page] = await tx`
      select shared_invoice(link.token) -> 'estimate' as estimate
      from invoice_links as link join estimate_records as estimate on estimate.id = link.invoice_id`
    expect(page?.estimate).toMatchObject({ state: 'accepted', restored: true })
    const [claimed] = await tx`
      select said -> 'restored' as restored
      from jsonb_path_query(dashboard_attention(3) -> 'claims' -> 'rows', '$[*]') as said`
    expect(claimed).toEqual({ restored: true })
    const reaches = await tx`
      select reach -> 'restored' as restored from invoice_records where reach is not null`
    expect(reaches.map(({ restored }) => restored)).toEqual([true, true])

    // From now on events happen here, and no file restores them.
    const fresh = await createInvoice(tx, { items: [row] })
    const token = await share(tx, fresh)
    await tx`select mark_sent(${fresh})`
    const [own] =
      await tx`select reach -> 'restored' as restored from invoice_records where id = ${fresh}`
    expect(own).toEqual({ restored: false })
    const old = await tx<
      { id: string }[]
    >`select invoice_id as id from invoice_links where restored limit 1`
    await tx`select renew_share(${old[0]?.id ?? ''})`
    const [renewed] =
      await tx`select restored from invoice_links where invoice_id = ${old[0]?.id ?? ''}`
    expect(renewed).toEqual({ restored: false })
    expect(token).toBeTruthy()
  })
})

test('numbers that no document has are told, by series and year', async () => {
  const gaps = (tx: Tx) => tx<{ told: unknown }[]>`select missing_numbers() as told`
  expect((await as(seller, gaps))[0]?.told).toEqual([])
  const documents = rowsOf(pages, 'documents')
  const middle = documents.find(({ sequence, prefix }) => prefix === 'A' && sequence === 42)
  const year = middle?.financial_year
  const less = pages.map((page) =>
    page.part === 'documents'
      ? { ...page, rows: page.rows.filter(({ id }) => id !== middle?.id) }
      : page,
  )
  const ahead = less.map((page) =>
    page.part === 'counters'
      ? {
          ...page,
          rows: page.rows.map((one) => (one.prefix === 'A' ? { ...one, last_sequence: 47 } : one)),
        }
      : page,
  )
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await restored(tx, ahead)
    const series = { prefix: 'A', financial_year: year }
    expect((await gaps(tx))[0]?.told).toEqual([
      { ...series, from_number: `A/${year}/042`, to_number: `A/${year}/042`, count: 1 },
      { ...series, from_number: `A/${year}/044`, to_number: `A/${year}/047`, count: 4 },
    ])
  })
})

test('clients that became each other, or one who became another, come in as no typed ones could', async () => {
  const clients = rowsOf(pages, 'clients')
  const gone = clients.find(({ name }) => name === 'Narmada')
  const stays = clients.find(({ name }) => name === 'Narmada Foods')
  const circle = pages.map((page) =>
    page.part === 'clients'
      ? {
          ...page,
          rows: page.rows.map((one) =>
            one.id === stays?.id ? { ...one, archived: true, merged_into: gone?.id } : one,
          ),
        }
      : page,
  )
  expect(await intoNew(circle)).toMatch(/^PT422 \| restore_refused/)
  const document = rowsOf(pages, 'documents')[0]
  const ofGone = pages.map((page) =>
    page.part === 'documents'
      ? {
          ...page,
          rows: page.rows.map((one) =>
            one.id === document?.id ? { ...one, client_id: gone?.id } : one,
          ),
        }
      : page,
  )
  expect(await intoNew(ofGone)).toMatch(/^PT422 \| restore_/)
})

test('a credit note of a file has no more letters of Urdu and Indian scripts than any document that is drawn', async () => {
  const seller = await makeSeller()
  const file = await as(seller, async (tx) => {
    const items = Array.from({ length: 60 }, () => ({ description: 'Design', amount_minor: 100 }))
    await credited(tx, await createInvoice(tx, { items }), { amount_minor: 6_000 })
    return exported(tx)
  })
  const noteOf = (word: string) =>
    JSON.parse(
      JSON.stringify(file, function (this: Row, key, value) {
        const isNote = this.kind === 'credit_note' && key === 'items'
        return isNote
          ? value.map((one: Row) => ({ ...one, description: word.repeat(1_000 / word.length) }))
          : value
      }),
    )
  const rows = inOrder(noteOf('Less ')).documents as { kind: string; items: Row[] }[]
  expect(rows.find(({ kind }) => kind === 'credit_note')?.items).toHaveLength(60)
  expect(await intoNew(noteOf('Less '))).toBe('done')
  expect(await intoNew(noteOf('काम ही '))).toBe('done')
  expect(await intoNew(noteOf('کتابیں'))).toMatch(/^PT422 \| script_too_long/)
})

/** Every place in a row that holds a text, a number, or nothing. */
function* leaves(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
  } else {
    yield path
  }
}

const put = (row: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(row)) return row.map((one, at) => (at === key ? put(one, rest, value) : one))
  return { ...(row as Row), [key]: put((row as Row)[key], rest, value) }
}

const endless = 'x'.repeat(100_000)

// Free text has a limit of its own: drafts and schedules 200,000 bytes.
const isFree = (path: (string | number)[]) => ['content', 'document'].includes(String(path[0]))

beforeRelease(
  'whatever a file says in place of a field is refused or cut, and never kept at length',
  { timeout: 600_000 },
  async () => {
    const person = await makePerson()
    const odd = [endless, -1, 1e300, null, [], {}, 'NaN']
    const faults: unknown[] = []
    let tries = 0
    for (const [part, rows] of Object.entries(inOrder(pages)) as [Page['part'], Row[]][]) {
      const kinds = new Map(rows.map((one) => [`${one.kind}${Object.keys(one).length}`, one]))
      for (const one of kinds.values()) {
        const at = pages
          .filter((page) => page.part === part)
          .flatMap(({ rows }) => rows)
          .indexOf(one)
        for (const path of leaves(one)) {
          for (const value of odd) {
            tries += 1
            const file = withRow(part, at, put(one, path, value))
            const told = await tryAs(person, async (tx) => {
              const how = await outcome(tx.savepoint((sub) => restored(sub, file)))
              if (how !== 'done' || value !== endless || isFree(path)) return how
              await become(tx, person)
              const kept = JSON.stringify(await exported(tx)).includes(endless)
              return kept ? 'kept at length' : how
            })
            if (!/^(done|PT4\d\d \|)/.test(told))
              faults.push([part, path.join('.'), String(value).slice(0, 9), told])
          }
        }
      }
    }
    expect(faults).toEqual([])
    expect(tries).toBeGreaterThan(300)
  },
)
