import { beforeAll, expect, test } from 'vitest'
import { logo } from '../factories/png.ts'
import fc, { thorough } from '../setup/property.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createEstimate, createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { claim, outcome, share } from './ledger.ts'
import { begin, hushOthers } from './mailing.ts'
import { exported, inOrder, type Page, stage, underNewIds } from './moving.ts'

let pages: Page[]

const row = { description: 'Design', quantity: 2, rate: '1500.5' }

/** Rows that act once they are there: a due schedule, links, reminders, a summary. */
beforeAll(async () => {
  const seller = await makeSeller()
  await as(seller, async (tx) => {
    await tx`update businesses set logo = ${logo()}`
    await tx`update profiles set remind_due = true, mail_monthly_summary = true`
    const [next] = await tx<{ day: string }[]>`select (private.today() + 1)::text as day`
    const invoice = await createInvoice(tx, { items: [row], due_date: next?.day ?? '' })
    await share(tx, invoice)
    await share(tx, await createEstimate(tx, { items: [row], due_date: '2990-01-01' }))
    await tx`
      select create_schedule(gen_random_uuid(), jsonb_build_object(
        'every', 'month', 'start_on', private.today() + 1, 'mode', 'issue', 'terms_days', 7, 'content', '{}'::jsonb,
        'document', jsonb_build_object(
          'client_id', client_id, 'client_name', client_name, 'client_email', client_email,
          'items', '[{"description": "Retainer", "amount_minor": 100000}]'::jsonb
        )
      ))
      from invoices where id = ${invoice}`
    await tx`select save_draft(gen_random_uuid(), 0, '{"items": []}')`
  })
  pages = await as(seller, exported)
})

/** The tables that a restore which is taken back leaves empty; the counters from before come again. */
const emptied = sql<{ name: string }[]>`
  select name from private.account_tables
  where taken_back = 'true' and name <> 'books.invoice_counters'`

/** Returns all rows of a person, except staged ones and the count of writes. */
async function state(tx: Tx, person: string) {
  await become(tx, null)
  const tables = await tx<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
    join pg_class on relname = table_name and relnamespace = table_schema::regnamespace and relkind = 'r'
    where table_schema in ('public', 'books', 'private') and column_name = 'user_id'
      and table_name not in ('restore_rows', 'restores', 'writers')
    order by 1`
  const told: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [known] = await tx.unsafe<{ rows: unknown }[]>(
      `select json_agg(to_jsonb(own) order by to_jsonb(own)::text) as rows from ${name} as own where user_id = $1`,
      [person],
    )
    told[name] = known?.rows
  }
  return told
}

/** Each is another request, and comes as if the day of the schedule had come. */
async function asRequest<T>(tx: Tx, who: string | null, work: (sub: Tx) => Promise<T>) {
  await become(tx, null)
  await tx`select set_config('app.writer', '', true), set_config('app.live_claims', '', true),
    set_config('request.jwt.claims', '', true)`
  if (who) await become(tx, who)
  return work(tx)
}

const tokensOf = async (tx: Tx, person: string) => {
  await become(tx, null)
  return tx<{ id: string; kind: string; token: string; pdf_token: string }[]>`
    select invoices.id, kind, invoice_links.token, pdf_token from invoices
    left join invoice_links on invoice_links.invoice_id = invoices.id
    where invoices.user_id = ${person} and sequence < 5 order by kind`
}

/** Runs and requests that need no owner. Each returns its result: mails, documents or entries. */
const acts = {
  schedules: (tx: Tx, person: string) =>
    asRequest(tx, null, async () => {
      const made = await tx`
        select private.run_schedule(due.schedule_id, due.owner, due.size::integer)
        from private.due_schedules(100000) as due where due.owner = ${person}`
      return made.length
    }),
  mails: (tx: Tx, person: string) =>
    asRequest(tx, null, async () => {
      // Everybody else's mails wait, within this transaction.
      const [day] = await tx<{ day: string }[]>`select private.today()::text as day`
      await hushOthers(tx, person, day?.day ?? '')
      const [taken] = await tx<{ count: number }[]>`
        select jsonb_array_length(take_mails(50, private.today()))::int as count`
      return taken?.count ?? 0
    }),
  claims: async (tx: Tx, person: string) => {
    const links = await tokensOf(tx, person)
    return asRequest(tx, null, async () => {
      const told = []
      for (const { kind, token } of links) {
        if (!token || kind !== 'invoice') continue
        told.push(await outcome(tx.savepoint((sub) => claim(sub, token))))
      }
      return told.filter((one) => !one.startsWith('PT404')).length
    })
  },
  answers: async (tx: Tx, person: string) => {
    const links = await tokensOf(tx, person)
    return asRequest(tx, null, async () => {
      const told = []
      for (const { kind, token } of links) {
        if (!token || kind !== 'estimate') continue
        told.push(
          await outcome(
            tx.savepoint((sub) => sub`select answer_estimate(${token}, true, 'Meera', null)`),
          ),
        )
      }
      return told.filter((one) => !one.startsWith('PT404')).length
    })
  },
  views: async (tx: Tx, person: string) => {
    const links = await tokensOf(tx, person)
    return asRequest(tx, null, async () => {
      let shown = 0
      for (const { token, pdf_token } of links) {
        await tx`select note_share_view(${token})`
        const [seen] = await tx<{ page: { items?: unknown }; pdf: unknown; paper: unknown }[]>`
          select shared_invoice(${token}) as page, invoice_document(${pdf_token}) as pdf, shared_document(${token}) as paper`
        shown +=
          Number(Boolean(seen?.page?.items)) +
          Number(seen?.pdf !== null) +
          Number(seen?.paper !== null)
      }
      return shown
    })
  },
  sending: async (tx: Tx, person: string) => {
    const links = await tokensOf(tx, person)
    return asRequest(tx, null, async () => {
      const told = []
      for (const { id } of links) {
        told.push(await outcome(tx.savepoint((sub) => begin(sub, { sender: person, invoice: id }))))
      }
      return told.filter((one) => !one.startsWith('PT409 | restore_unfinished')).length
    })
  },
  typing: (tx: Tx, person: string) =>
    asRequest(tx, person, async () => {
      const told = await outcome(tx.savepoint((sub) => createInvoice(sub, { items: [row] })))
      return Number(!told.startsWith('PT409 | restore_unfinished'))
    }),
}
type Act = keyof typeof acts
const everyAct = Object.keys(acts) as Act[]

const write = async (tx: Tx, person: string, restore: string, most: number) => {
  await become(tx, null)
  await tx`update private.restore_rows set weight = 2000 where user_id = ${person}`
  await tx`select private.begin_restoring(${person}, ${restore}, ${pages.length})`
  await tx`select set_config('app.restoring', 'on', true)`
  let written = 0
  while (written < most) {
    const [set] = await tx<
      { more: boolean }[]
    >`select private.restore_set(${person}, ${restore}) as more`
    if (!set?.more) break
    written += 1
  }
  await tx`select set_config('app.restoring', '', true)`
}

const commit = (tx: Tx, person: string, restore: string) =>
  asRequest(tx, person, async () => {
    const [row] = await tx<
      { left: number }[]
    >`select commit_restore(${restore}, ${pages.length}) as left`
    return row?.left
  })

const takeBack = (tx: Tx, person: string) =>
  asRequest(tx, person, async () => {
    const [row] = await tx<{ left: number }[]>`select take_back_restore() as left`
    return row?.left
  })

const stageAll = (tx: Tx, person: string, restore: string) =>
  asRequest(tx, person, async () => {
    for (const [at, page] of pages.entries()) await stage(tx, restore, at + 1, page)
  })

/** The schedule is due from the next day on. */
const nextDay = async (tx: Tx) => {
  await become(tx, null)
  await tx`select set_config('app.today', (private.today() + 1)::text, true)`
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      sets: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('act' as const), act: fc.constantFrom(...everyAct) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take back' as const) }) },
)

test('while an account is being restored nothing acts for it, and taken back it is as before, whatever is tried between', {
  timeout: 60_000,
}, async () => {
  const there = { acted: 0, takenBack: 0 }
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }),
    async (steps) => {
      const person = await makeSeller()
      await as(person, (tx) => tx`select set_invoice_numbering('NEEL', 3, 41)`)
      await tryAs(person, async (tx) => {
        await tx`select save_draft(gen_random_uuid(), 0, '{"items": []}')`
        await nextDay(tx)
        await tx`update drafts set updated_at = now() - interval '1 minute' where user_id = ${person}`
        let restore = crypto.randomUUID()
        await stageAll(tx, person, restore)
        let isWriting = false
        for (const one of steps) {
          if (one.do === 'write') {
            await write(tx, person, restore, one.sets)
            isWriting = true
          } else if (one.do === 'take back' && isWriting) {
            expect(await takeBack(tx, person)).toBe(0)
            const after = await state(tx, person)
            for (const { name } of await emptied) {
              expect([name, after[name]]).toEqual([name, null])
            }
            await asRequest(tx, person, async () => {
              const [row] = await tx`select invoice_numbering() as own`
              expect(row?.own).toMatchObject({ prefix: 'NEEL', padding: 3, next_sequence: 41 })
            })
            await become(tx, null)
            const [kept] = await tx<{ charged: number; found: number }[]>`
              select bytes as charged, private.kept_bytes(${person}) as found
              from private.writers where user_id = ${person}`
            expect(Math.abs((kept?.charged ?? 0) - (kept?.found ?? 0))).toBeLessThan(500)
            expect(after['public.drafts']).toHaveLength(1)
            there.takenBack += 1
            isWriting = false
            restore = crypto.randomUUID()
            await stageAll(tx, person, restore)
          } else if (one.do === 'act' && isWriting) {
            const before = await state(tx, person)
            expect([one.act, await acts[one.act](tx, person)]).toEqual([one.act, 0])
            expect(await state(tx, person)).toEqual(before)
            there.acted += 1
          }
        }
        // All comes in the end, as it is in the file, and from then on it acts.
        await write(tx, person, restore, 0)
        expect(await commit(tx, person, restore)).toBe(0)
        const again = await asRequest(tx, person, () => exported(tx))
        await become(tx, null)
        const file = inOrder(again)
        // There is also the draft that was here before; each keeps the day of its last change.
        const { drafts, ...expected } = await underNewIds(tx, pages, person, restore)
        expect(file).toMatchObject(expected)
        expect(file.drafts).toEqual(expect.arrayContaining(drafts ?? []))
        expect(await takeBack(tx, person)).toBe(0)
        for (const act of everyAct) {
          expect([act, (await acts[act](tx, person)) > 0]).toEqual([act, true])
        }
      })
    },
  )
  await fc.assert(property, { numRuns: thorough(4, 100) })
  expect(there.acted).toBeGreaterThan(thorough(10, 200))
  expect(there.takenBack).toBeGreaterThan(thorough(0, 20))
})

/** Evidence of somebody besides the owner; the product writes none while the account rests. */
const marks: Record<string, (tx: Tx, person: string, invoice: string) => Promise<unknown>> = {
  'a payment': (tx, person, invoice) => tx`
    insert into payments (
      invoice_id, user_id, state, amount_minor, paid_on, method, reference, from_client, request_key, request_fingerprint
    ) values (
      ${invoice}, ${person}, 'claimed', 100, private.today(), 'UPI', 'UTR', true, gen_random_uuid(), 'of a client'
    )`,
  'an answer': (tx, person) => tx`
    insert into estimate_answers (estimate_id, user_id, accepted, name, from_client)
    select id, user_id, true, 'Meera', true from invoices where user_id = ${person} and kind = 'estimate'`,
  'a link': (tx, person, invoice) => tx`
    update invoice_links set restored = false where user_id = ${person} and invoice_id = ${invoice}`,
  'what happened': (tx, person, invoice) => tx`
    insert into invoice_events (invoice_id, user_id, kind) values (${invoice}, ${person}, 'shared')`,
  'the link of a statement': (tx, person, invoice) => tx`
    insert into statement_links (user_id, client_id, first_day, last_day, currency)
    select ${person}, client_id, '2026-04-01', '2027-03-31', currency from invoices where id = ${invoice}`,
  'the mail of a statement': (tx, person, invoice) => tx`
    insert into statement_mails (
      user_id, client_id, first_day, last_day, currency, sent_to, subject, request_key, request_fingerprint, sent_at
    )
    select
      ${person}, client_id, '2026-04-01', '2027-03-31', currency, client_email, 'Statement', gen_random_uuid(), 'f', now()
    from invoices where id = ${invoice}`,
}

test.each(Object.entries(marks))(
  '%s that something else wrote into a restore that did not end is never taken back',
  async (_, mark) => {
    const person = await makePerson('Ravi')
    await tryAs(person, async (tx) => {
      const restore = crypto.randomUUID()
      await stageAll(tx, person, restore)
      await write(tx, person, restore, 7)
      const links = await tokensOf(tx, person)
      const invoice = links.find(({ kind }) => kind === 'invoice')?.id ?? ''
      await become(tx, null)
      expect((await mark(tx, person, invoice)) as unknown[]).toHaveProperty('count', 1)
      const before = await state(tx, person)
      const told = await asRequest(tx, person, () =>
        outcome(tx.savepoint((sub) => sub`select take_back_restore()`)),
      )
      expect(told).toBe('PT409 | restore_acted')
      expect(await state(tx, person)).toEqual(before)
    })
  },
)

test.each([
  ['the first week', 30_000_001],
  ['all', 250_000_001],
])('an account at the limit of %s goes on with its restore, or takes it back', async (_, bytes) => {
  for (const end of [commit, takeBack]) {
    const person = await makePerson('Ravi')
    await tryAs(person, async (tx) => {
      const restore = crypto.randomUUID()
      await stageAll(tx, person, restore)
      await write(tx, person, restore, 3)
      await tx`update private.writers set bytes = ${bytes} where user_id = ${person}`
      expect(await end(tx, person, restore)).toBe(0)
    })
  }
})
