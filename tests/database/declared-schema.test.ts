import { expect, inject, test } from 'vitest'
import { readChain } from '../../supabase/local/postgres/chain.ts'
import { createDatabase } from '../../supabase/local/schema/database.ts'
import { draftMigration } from '../../supabase/local/schema/draft.ts'
import { describeSchema, differenceOf } from '../../supabase/local/schema/snapshot.ts'
import { readSchemas } from '../../supabase/local/schema/sources.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'

const port = Number(new URL(inject('stack').dbUrl).port)

test('the declared schema and the migrations make the same database', async () => {
  const declared = await createDatabase(port)
  const migrated = await makeDatabase()
  for (const { text } of readSchemas()) await declared.sql.unsafe(text)
  const wanted = await describeSchema(declared.sql)
  expect(wanted.length).toBeGreaterThan(2_000)
  expect(differenceOf(wanted, await describeSchema(migrated.owner))).toEqual({
    missing: [],
    unexpected: [],
  })

  // One of each that a migration might forget.
  await migrated.owner.unsafe(`
    alter table books.invoices alter column po_number set default 'none';
    grant select on private.writers to authenticated;
    alter table public.profiles disable trigger begin_write;
    comment on table public.profiles is 'Others';
    alter type books.uqc add value 'KWH';
    update private.document_kinds set series = 'ES' where kind = 'estimate';`)
  const { missing, unexpected } = differenceOf(wanted, await describeSchema(migrated.owner))
  for (const lines of [missing, unexpected]) {
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'column',
      'comment',
      'enum',
      'right',
      'row',
      'trigger',
    ])
  }
  await Promise.all([declared.drop(), migrated.drop()])
}, 60_000)

beforeRelease(
  'a change of the declared schema is drafted as a migration that makes the database the same',
  async () => {
    const schemas = readSchemas().map((file) => ({
      ...file,
      text: file.text
        .replace(
          '  po_number text,\n',
          "  po_number text,\n  batch text not null default 'none',\n",
        )
        .replace("('estimate', 'EST', 4,", "('estimate', 'ES', 4,"),
    }))
    const text = `
    create table private.things (id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade);
    create index things_user on private.things (user_id);
    alter table private.things enable row level security;
    create policy things_nobody on private.things using (false);
    revoke all on private.things from public, anon, authenticated, service_role;
    comment on table private.things is 'Things.';
    insert into private.document_kinds
      select 'loan', 'LN', padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft
      from private.document_kinds where kind = 'invoice';`
    const draft = await draftMigration({
      chain: readChain(),
      schemas: [...schemas, { path: 'things.sql', text }],
      port,
    })
    expect(draft).toMatchObject({ fault: null, rest: { missing: [], unexpected: [] } })
    expect(draft?.text).toContain('ADD COLUMN "batch" text NOT NULL DEFAULT \'none\'')
    expect(draft?.text).toContain("('loan', 'LN'")
    expect(draft?.text).toContain("('estimate', 'ES', '4'")
  },
  60_000,
)
