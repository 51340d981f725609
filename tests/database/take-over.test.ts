import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect } from 'vitest'
import { placeAt, withDatabase } from '../../hosting/backup/place.ts'
import type { Management } from '../../hosting/check/management.ts'
import { missingMigrations, settleDatabase } from '../../hosting/database.ts'
import { takeOver } from '../../hosting/take-over/take-over.ts'
import { type Migration, readChain } from '../../supabase/local/postgres/chain.ts'
import { logo } from '../factories/png.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'

type Database = Awaited<ReturnType<typeof makeDatabase>>

const [seller, business, invoice] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

const picture = logo()

/** An old chain: some tables with other columns and types, and some that are gone by now. */
const small: Migration[] = [
  {
    version: '20250101000000',
    name: 'small',
    text: `
      create schema private;
      grant usage on schema private to anon, authenticated;
      create function private.initial(name text) returns text
        language sql immutable as $$ select left(name, 1) $$;
      create type public.mood as enum ('good');
      create table public.profiles (
        id uuid primary key references auth.users (id) on delete cascade, name text not null, email text not null,
        nickname text, mail_reminders boolean not null default true, letter text generated always as (private.initial(name)) stored
      );
      create function private.create_profile() returns trigger language plpgsql security definer as $$
        begin insert into public.profiles values (new.id, 'Of before', new.email); return new; end $$;
      create trigger create_profile after insert on auth.users
        for each row execute function private.create_profile();
      create table public.businesses (
        id uuid primary key, user_id uuid not null unique references auth.users (id), name text, email text, phone text,
        postal_code text
      );
      create table public.invoices (
        id uuid primary key, user_id uuid not null references auth.users (id), business_id uuid not null,
        financial_year text not null, sequence smallint not null, number text not null, seller jsonb not null,
        client_name text not null, client_email text not null, total_minor integer not null, total_inr_minor integer,
        issue_date date not null, due_date date not null, request_key uuid not null, request_fingerprint text not null,
        unique (id, user_id)
      );
      create table public.invoice_items (
        id uuid primary key default gen_random_uuid(), invoice_id uuid not null, user_id uuid not null,
        position integer not null, description text not null, quantity integer not null, amount_minor bigint not null,
        amount_inr_minor bigint
      );
      create table public.invoice_counters (
        business_id uuid not null, financial_year text not null, user_id uuid not null, last_sequence integer not null
      );
      create table public.invoice_events (
        id bigint primary key generated always as identity (start with 100), invoice_id uuid not null, user_id uuid not null,
        kind text not null
      );
      create table public.invoice_periods (
        user_id uuid, period text, first_day date, revenue_minor bigint, received_minor bigint
      );
      create view public.names as select name from public.profiles;
      create function public.count_names() returns bigint language sql as $$ select count(*) from public.names $$;
      create table private.notes (id integer primary key, text text);`,
  },
]

let folder: string
let database: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-take-over-'))
  database = await makeDatabase({ chain: small })
  await database.admin`insert into auth.users (id, email) values (${seller}, 'asha@example.com')`
  await database.sql.unsafe(`
    update profiles set name = 'Asha Rao', nickname = 'A' where id = '${seller}';
    insert into businesses values ('${business}', '${seller}', 'Neel', 'a@neel.example', '9820012345', '411004');
    insert into invoices values (
      '${invoice}', '${seller}', '${business}', '26-27', 7, 'OLD-7', '${JSON.stringify({ name: 'Neel', logo: picture })}', 'Kaveri',
      'billing@kaveri.example', 10000, 10000, '2026-11-01', '2990-01-01', gen_random_uuid(), 'f'
    );
    insert into invoice_items (invoice_id, user_id, position, description, quantity, amount_minor, amount_inr_minor)
      values ('${invoice}', '${seller}', 1, 'Design', 3, 10000, 10000);
    insert into invoice_counters values ('${business}', '26-27', '${seller}', 7);
    insert into invoice_events (invoice_id, user_id, kind)
      select '${invoice}', '${seller}', 'created' from generate_series(1, 41);
    insert into invoice_periods values ('${seller}', 'month', '2026-11-01', 10000, 0);
    insert into private.notes values (1, 'kept');`)
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

/** Answers as the Management API does. */
const management: Pick<Management, 'query'> = {
  query: async (sql, schema) => v.parse(schema, [...(await database.sql.unsafe(sql))]),
}

const missing = (chain = readChain()) => missingMigrations(management, chain)
const take = () => withDatabase(placeAt(database.url), (client) => takeOver(client, readChain()))

const one = async (query: string) => (await database.sql.unsafe(query))[0]

beforeRelease(
  'a database of another chain stops the deploy, which names the command, and nothing is changed',
  async () => {
    await expect(missing()).rejects.toThrow('npm run take-over')
    expect(await one('select number from invoices')).toEqual({ number: 'OLD-7' })
    expect(await missing(small)).toBe(0)
  },
)

beforeRelease(
  'a database that lacks migrations is backed up before it gets them, and no other',
  async () => {
    let backups = 0
    const backUp = async () => {
      backups += 1
      return 'backups/one.sql.gz'
    }
    const behind = [...small, ...readChain()]
    expect(await settleDatabase(management, behind, backUp)).toBe(
      `The database lacks ${readChain().length} of ${behind.length} migrations, and was backed up: backups/one.sql.gz`,
    )
    expect(backups).toBe(1)
    expect(await settleDatabase(management, behind, null)).not.toContain('backed up')
    expect(await settleDatabase(management, small, backUp)).toBe('The database has all migrations.')
    expect(backups).toBe(1)
  },
)

beforeRelease(
  'all rows come into the new tables by the names of their columns, and the old ones stay beside them',
  async () => {
    const report = await take()
    expect(report).toContain(
      'invoice_counters 1, invoice_events 41, invoice_items 1, invoice_periods 1, invoices 1, profiles 1',
    )
    // The debt is summed from the invoices, by its day and its month.
    expect(
      await one(`
      select array_agg(period || due_minor order by period) as sums
      from invoice_periods where first_day = '2990-01-01'`),
    ).toEqual({ sums: ['day10000', 'month10000'] })
    expect(report).toMatch(/Not in the new tables: notes, (?:.*, )?profiles \(letter, nickname\)/)
    const [, kept = ''] = /schemas (\w+)_public/.exec(report) ?? []

    expect(
      await one(`
      select number, status, total_minor, settled_minor, client_name, client_email, seller, items
      from invoice_details`),
    ).toEqual({
      client_name: 'Kaveri',
      client_email: 'billing@kaveri.example',
      seller: expect.objectContaining({ name: 'Neel', signature: null, logo: picture }),
      items: [
        expect.objectContaining({ description: 'Design', quantity: 3, taxable_minor: 10_000 }),
      ],
      number: 'INV/26-27/0007',
      status: 'UNPAID',
      total_minor: 10_000,
      settled_minor: 0,
    })
    expect(await one('select prefix, last_sequence from invoice_counters')).toEqual({
      prefix: 'INV',
      last_sequence: 7,
    })
    // The one switch of then is four today.
    expect(
      await one(
        'select name, remind_before_3, remind_due, remind_after_3, remind_after_7 from profiles',
      ),
    ).toEqual({
      name: 'Asha Rao',
      remind_before_3: true,
      remind_due: true,
      remind_after_3: true,
      remind_after_7: true,
    })
    // Counters go on from where they were, and a trigger that saw the rows once does not see them again.
    await database.sql`insert into invoice_events (invoice_id, user_id, kind) values (${invoice}, ${seller}, 'shared')`
    expect(await one('select min(id) as first, max(id) as last from invoice_events')).toEqual({
      first: 100,
      last: 141,
    })
    await database.admin`insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`
    expect(await one(`select name from profiles where email = 'new@example.com'`)).toEqual({
      name: 'new',
    })

    expect(await one(`select number from ${kept}_public.invoices`)).toEqual({ number: 'OLD-7' })
    expect(await one(`select letter from ${kept}_public.profiles`)).toEqual({ letter: 'A' })
    expect(await one(`select text from ${kept}_private.notes`)).toEqual({ text: 'kept' })
    for (const role of ['anon', 'authenticated', 'service_role']) {
      expect(
        await one(`
        select has_schema_privilege('${role}', '${kept}_public', 'usage')
          or has_schema_privilege('${role}', '${kept}_private', 'usage') as may`),
      ).toEqual({ may: false })
    }

    // From here on it is a database of 1.0.0; a deploy brings later ones, and the codes.
    expect(await missing()).toBe(readChain().length - 1)
    await expect(take()).rejects.toThrow('there is nothing to take over')
  },
)

beforeRelease(
  'a row that the new tables do not take leaves everything as it was, and is named',
  async () => {
    await database.sql`update businesses set phone = '12'`
    await expect(take()).rejects.toThrow('phone: phone_invalid')
    expect(await one('select number from invoices')).toEqual({ number: 'OLD-7' })
    expect(await one('select count(*) as n from count_names()')).toEqual({ n: 1 })
    expect(await missing(small)).toBe(0)
  },
)
