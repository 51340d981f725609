import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, expect } from 'vitest'
import { startStack, withStack } from '../../supabase/local/stack.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { searchPath } from '../setup/stack/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'bahi-take-over-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeRelease(
  'data of another chain stops the start, and one command takes all of it over',
  async () => {
    const counts = async (sql: postgres.Sql) =>
      (
        await sql`
        select
          (select count(*) from invoices) as invoices, (select sum(total_minor) from invoices) as total,
          -- The list of codes belongs to no account; the push behind the take-over brings it.
          (select count(*)::integer from hsn_codes) as codes,
          (select count(*) from payments) as payments, (select count(*) from auth.identities) as identities`
      )[0]
    const own = { parts: 'database', dataDir: folder, postgres: { fsync: 'off' } } as const
    const first = await startStack({ ...own, demoData: true })
    const before = postgres(first.dbUrl, { max: 1, connection: searchPath })
    const told = await counts(before)
    // It is a registered seller's, with a document of each kind.
    const documents = await before<{ is: string }[]>`
    select concat_ws(' ', kind, supply, place_of_supply, currency,
      case when cgst_minor > 0 then 'CGST' end, case when igst_minor > 0 then 'IGST' end,
      case when reverse_charge then 'reversed' end, case when not with_tax then 'LUT' end) as is
    from invoices where seller ->> 'gstRegistration' = 'regular' order by prefix desc, sequence`
    expect(documents.map((document) => document.is)).toEqual([
      'proforma_invoice domestic 24 INR IGST',
      'job_work_challan domestic 24 INR',
      'invoice domestic 27 INR CGST',
      'invoice domestic 29 INR IGST',
      'invoice domestic 08 INR IGST',
      'invoice domestic 30 INR IGST',
      'invoice sez 36 INR LUT',
      'invoice domestic 24 INR IGST reversed',
      'bill_of_supply domestic 27 INR',
      'invoice domestic 27 INR CGST',
      'invoice export 96 EUR IGST',
      'invoice export 96 USD LUT',
      'invoice domestic 24 INR IGST',
      'estimate domestic 27 INR CGST',
      'estimate domestic 29 INR IGST',
      'estimate domestic 27 INR CGST',
      'estimate domestic 08 INR IGST',
      'estimate domestic 24 INR IGST',
    ])
    // One of before the registration, and one of today, in a table that did not say under which GSTIN money came.
    const received = await before<{ id: string; gstin: string | null }[]>`
    with seen as (
      select user_id, min(id::text)::uuid as client_id from books.clients group by user_id order by user_id limit 1
    ), known as (
      select seen.*, (
        select max(invoice.issue_date) from books.invoices as invoice
        where invoice.user_id = seen.user_id and invoice.seller ->> 'gstRegistration' is distinct from 'regular'
      ) as last_without
      from seen
    )
    insert into books.receipts (
      user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, gstin, request_key, request_fingerprint
    )
    select
      known.user_id, known.client_id, 'INR', 1000, 1000, day.paid_on, 'UPI', day.gstin, gen_random_uuid(), 'f'
    from known
    join public.businesses as own on own.user_id = known.user_id
    cross join lateral (values (known.last_without, null), (private.today(), own.tax_id)) as day (paid_on, gstin)
    returning id, gstin`
    expect(received.map(({ gstin }) => gstin)).toEqual([null, expect.any(String)])
    await before`set client_min_messages to warning`
    await before`alter table books.receipts drop column gstin cascade`
    await before`alter table profiles add column nickname text`
    await before`
    update supabase_migrations.schema_migrations set statements = array['select 1']
    where version = (select min(version) from supabase_migrations.schema_migrations)`
    await before.end()
    await first.stop()

    await expect(startStack(own)).rejects.toThrow('npm run take-over -- --dev')
    const command = join(import.meta.dirname, '../../supabase/local/start.mjs')
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [command, 'take-over', '--dev'],
      {
        encoding: 'utf8',
        env: { ...process.env, BAHI_DATA_DIR: folder, BAHI_DB_PORT: '0' },
      },
    )
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toContain(`invoices ${told?.invoices}`)
    expect(stdout).toMatch(/Not in the new tables: (?:.*, )?profiles \((?:\w+, )*nickname\)/)
    await withStack({ ...own, demoData: true }, async ({ dbUrl }) => {
      const after = postgres(dbUrl, { max: 1, connection: searchPath })
      expect(await counts(after)).toEqual(told)
      const ids = received.map(({ id }) => id)
      const held = await after<{ id: string; gstin: string | null }[]>`
      select id, gstin from books.receipts where id = any (${ids}) order by paid_on`
      await after.end()
      expect([...held]).toEqual([...received])
    })
    expect(Number(told?.invoices)).toBeGreaterThan(20)
    expect(told?.codes).toBe(22_426)
  },
  60_000,
)
