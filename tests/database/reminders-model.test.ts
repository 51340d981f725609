import { beforeAll, expect, test } from 'vitest'
import fc, { thorough } from '../setup/property.ts'
import { claimsOf, type Tx, tryAs } from '../setup/stack/database.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { claim, record, share } from './ledger.ts'
import { hushOthers } from './mailing.ts'

runOneAtATime()

const TOTAL = 1_000
/** Far from every day of other tests, since a run takes what is due, whoever's it is. */
const dayOf = (offset: number) =>
  new Date(Date.UTC(2950, 5, 15 + offset)).toISOString().slice(0, 10)
const offsets = { before_3: -3, due: 0, after_3: 3, after_7: 7 } as const
type Step = keyof typeof offsets
const steps: Step[] = ['before_3', 'due', 'after_3', 'after_7']

/** A run dies before the mail server has the mail, or with it on its way. */
type Outcome = 'sent' | 'refused' | 'unreached' | 'unsure' | 'died' | 'died before'
type Action =
  | { kind: 'run'; offset: number; outcome: Outcome }
  | { kind: 'switch'; step: Step; on: boolean }
  | { kind: 'pay' | 'claim'; all: boolean }
  | { kind: 'undo' | 'decline' | 'cancel' | 'restore' }

const outcome = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Outcome>('sent') },
  fc.constantFrom<Outcome>('refused', 'unreached', 'unsure', 'died', 'died before'),
)
const run = fc.record({
  kind: fc.constant('run' as const),
  offset: fc.oneof(fc.constantFrom(...Object.values(offsets)), fc.integer({ min: -15, max: 15 })),
  outcome,
})
const actions = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Action>[]>(
    { weight: 8, arbitrary: run },
    fc.record({
      kind: fc.constant('switch' as const),
      step: fc.constantFrom(...steps),
      on: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('pay' as const, 'claim' as const), all: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('undo', 'decline', 'cancel', 'restore') }),
  ),
  { minLength: 5, maxLength: 25 },
)

/** The rules in a few lines: what a run of a day must take. */
class Model {
  on = new Set<Step>(steps)
  settled = 0
  claimed = false
  cancelled = false
  tries: Partial<Record<Step, number>> = {}
  over = new Set<Step>()

  taken(offset: number): Step[] {
    if (this.cancelled || this.claimed || this.settled === TOTAL) return []
    return steps.filter(
      (step) => offsets[step] === offset && this.on.has(step) && !this.over.has(step),
    )
  }

  end(step: Step, outcome: Outcome) {
    if (outcome === 'unreached') return
    const tries = (this.tries[step] ?? 0) + 1
    this.tries[step] = tries
    const goesAgain = outcome === 'refused' || outcome === 'died before'
    if (!goesAgain || tries === 5) this.over.add(step)
  }
}

let seller: string
beforeAll(async () => {
  seller = await makeSeller()
})

/** Runs with the rights that the Data API would give this role. */
async function become(tx: Tx, role: 'authenticated' | 'anon' | 'service_role' | 'none') {
  const claims = role === 'authenticated' ? claimsOf(seller) : ''
  await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`
}

type Job = { kind: string; id: string; step: Step; document: { id: string } }

async function runOn(tx: Tx, invoice: string, { offset, outcome }: Action & { kind: 'run' }) {
  await become(tx, 'none')
  // First, as in every run: whoever begins a mail holds the permits that are dropped below.
  await tx`select private.queue_mails()`
  // Time passes: what was refused may go again, and what a dead run took is given up, or back.
  await tx`
    update private.mail_jobs set taken_at = now() - interval '16 minutes' where subject_id = ${invoice}`
  await tx`delete from private.permits where bucket like 'mails %'`
  await hushOthers(tx, seller, dayOf(offset))
  await tx`update private.mail_jobs set run_at = now() where subject_id = ${invoice}`
  await become(tx, 'service_role')
  const [row] = await tx<{ jobs: Job[] }[]>`
    select take_mails(1000, (${dayOf(offset)}::text)::date) as jobs`
  const jobs = (row?.jobs ?? []).filter(
    ({ kind, document }) => kind === 'reminder' && document?.id === invoice,
  )
  for (const { id, step } of jobs) {
    if (outcome === 'died before') continue
    expect(await tx`select hand_over_mail(${id}) as mine`).toEqual([{ mine: true }])
    if (outcome !== 'died') await tx`select end_mail(${id}, ${outcome}, ${`Reminder ${step}`})`
  }
  return jobs.map(({ step }) => step)
}

async function happen(tx: Tx, action: Action, model: Model, invoice: string) {
  switch (action.kind) {
    case 'run': {
      const expected = model.taken(action.offset)
      expect([action, await runOn(tx, invoice, action)]).toEqual([action, expected])
      for (const step of expected) model.end(step, action.outcome)
      return
    }
    case 'switch': {
      await become(tx, 'authenticated')
      await tx`update profiles set ${tx({ [`remind_${action.step}`]: action.on })} where id = ${seller}`
      if (action.on) model.on.add(action.step)
      else model.on.delete(action.step)
      return
    }
    case 'cancel':
    case 'restore': {
      const cancels = action.kind === 'cancel'
      if (model.cancelled === cancels || (cancels && model.settled > 0)) return
      await become(tx, 'authenticated')
      await tx`select ${tx(cancels ? 'delete_invoice' : 'restore_invoice')}(${invoice})`
      model.cancelled = cancels
      return
    }
  }
  if (model.cancelled) return
  await become(tx, 'authenticated')
  const rest = TOTAL - model.settled
  if (action.kind === 'pay' && rest > 0) {
    const amount_minor = action.all ? rest : Math.ceil(rest / 2)
    await record(tx, invoice, { amount_minor })
    model.settled += amount_minor
  } else if (action.kind === 'claim' && rest > 0 && !model.claimed) {
    const token = await share(tx, invoice)
    await become(tx, 'anon')
    await claim(tx, token, { amount_minor: action.all ? rest : 1 })
    model.claimed = true
  } else if (action.kind === 'decline' && model.claimed) {
    await tx`
      select decline_payment(id, 'Nothing came') from payments
      where invoice_id = ${invoice} and state = 'claimed'`
    model.claimed = false
  } else if (action.kind === 'undo' && model.settled > 0) {
    await tx`
      select undo_payment(id, 'A slip') from payments
      where invoice_id = ${invoice} and state = 'confirmed'`
    model.settled = 0
  }
}

// [remind-2]
test('whatever happens in a month, a step goes on its day, once, and only for what is still due', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(actions, (list) =>
      tryAs(seller, async (tx) => {
        await tx`
          update profiles
          set remind_before_3 = true, remind_due = true, remind_after_3 = true, remind_after_7 = true
          where id = ${seller}`
        const invoice = await createInvoice(tx, {
          items: [{ description: 'x', amount_minor: TOTAL }],
          due_date: dayOf(0),
        })
        const model = new Model()
        for (const action of list) await happen(tx, action, model, invoice)

        await become(tx, 'none')
        const mails = await tx<{ step: Step }[]>`
          select step from invoice_mails where invoice_id = ${invoice} and sent_at is not null`
        expect(new Set(mails.map(({ step }) => step)).size).toBe(mails.length)
        sent += mails.length
      }),
    ),
    { numRuns: thorough(3, 40) },
  )
  expect(sent).toBeGreaterThan(thorough(5, 10))
}, 60_000)

test('each part of an invoice has reminders on its own days, and a paid one no more', async () => {
  await tryAs(seller, async (tx) => {
    await tx`
      update profiles
      set remind_before_3 = false, remind_due = true, remind_after_3 = true, remind_after_7 = false
      where id = ${seller}`
    const invoice = await createInvoice(tx, {
      items: [{ description: 'x', amount_minor: TOTAL }],
      parts: [{ due_date: dayOf(0), amount_minor: 400 }, { due_date: dayOf(10) }],
    })
    const runs = async (...days: number[]) => {
      const found = []
      for (const offset of days) {
        found.push(await runOn(tx, invoice, { kind: 'run', offset, outcome: 'sent' }))
      }
      return found
    }
    expect(await runs(0, 0, 10)).toEqual([['due'], [], []])
    await become(tx, 'authenticated')
    await record(tx, invoice, { amount_minor: 400 })
    expect(await runs(3, 10, 10, 13)).toEqual([[], ['due'], [], ['after_3']])
  })
})
