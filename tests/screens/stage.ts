import postgres from 'postgres'
import { dayInIndia } from '#domain/dates.ts'
import { type Period, periodOf, shiftPeriod } from '#domain/periods.ts'
import { call, type Person } from '../e2e/seller.ts'

/** Addresses of the states that the demo data lack; the calls of the product make them. */
export type Stage = Awaited<ReturnType<typeof setStage>>

const malabar = {
  ...{ client_name: 'Malabar Spices Pvt Ltd', client_email: 'accounts@malabarspices.example' },
  ...{ client_gstin: '32AAECM7719Q1ZY', client_address: '5 Jew Town Road', client_city: 'Kochi' },
  client_postal_code: '682002',
}
const rows = (rate: string) => [{ description: 'Packaging design', quantity: '1', rate }]

const credit = (person: Person, invoice_id: string, amount_minor: number, issue_date: string) =>
  call<{ id: string }>(person, 'issue_credit_note', {
    ...{ request_key: crypto.randomUUID(), invoice_id, amount_minor, issue_date },
    reason: 'Fewer labels than ordered',
  })

/** A date as the tax department writes it: 22-Jun-2026. */
function departmentDay(day: string) {
  const [year, month, date] = day.split('-')
  const name = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(month) - 1]
  return `${date}-${name}-${year}`
}

/** A Form 26AS: one deduction as it was withheld, one that is short, and one of a bank. */
function form26as(today: string, [withheld, short]: { paid_on: string; tds_minor: string }[]) {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const start = month > 3 ? year : year - 1
  const deductor = (name: string, tan: string, rupees: number, paidOn = today) => {
    const sums = [rupees * 10, rupees, rupees].map((sum) => sum.toFixed(2)).join('^')
    return `1^${name}^${tan}^^^^^${sums}
^1^1027^${departmentDay(paidOn)}^F^${departmentDay(today)}^-^${sums}`
  }
  return `^Annual Tax Statement^
File Creation Date^PAN^Status^FY^AY^Name
${today.split('-').reverse().join('-')}^AAPFU0939F^Active^${start}-${(start + 1) % 100}^${start + 1}-${(start + 2) % 100}^NEEL STUDIO
^PART-I - Details of Tax Deducted at Source^
${deductor('SAHYADRI ORGANICS', 'AHMS12345A', Number(withheld?.tds_minor) / 100, withheld?.paid_on)}
${deductor('A CLIENT WITH A TAN', 'CHNM12345B', Number(short?.tds_minor) / 125, short?.paid_on)}
${deductor('DECCAN BANK LTD', 'MUMD12345C', 1200)}`
}

const monthsAgo = (by: number) =>
  periodOf('month', shiftPeriod('month', dayInIndia(new Date()), -by))

/** Documents of the demo data that the states are about. */
async function demoDocuments(sql: postgres.Sql) {
  const [late, taxed] = await sql<{ id: string; client_id: string; issue_date: string }[]>`
    select id, client_id, issue_date::text from books.invoice_records
    where kind = 'invoice' and status = 'OVERDUE' and currency = 'INR'
      and not exists (select from books.payments where invoice_id = invoice_records.id)
    order by issue_date desc`
  const [paid] = await sql<{ id: string }[]>`
    select id from books.invoice_records
    where kind = 'invoice' and status = 'PAID' and currency = 'INR' and language = 'en'
    order by issue_date desc limit 1`
  // Its client reads Hindi.
  const [hindi] = await sql<{ id: string }[]>`
    select id from books.invoice_records
    where kind = 'invoice' and status = 'OVERDUE' and language = 'hi'
    order by issue_date desc limit 1`
  if (!late || !taxed || !paid || !hindi) throw new Error('The demo data lack a document.')
  return { late, taxed, paid, hindi }
}

/** Lets a month pass for what is drafted by itself. */
async function draftScheduled(sql: postgres.Sql) {
  const [schedule] = await sql<{ id: string }[]>`
    update books.schedules set start_on = private.today() - 31 where mode = 'draft' returning id`
  await sql`select private.run_schedules()`
  const [draft] = await sql<{ id: string }[]>`
    select id from public.drafts where schedule_id = ${schedule?.id ?? null}`
  if (!schedule || !draft) throw new Error('The demo data lack a schedule that makes drafts.')
  return { schedule, draft }
}

/** Files the last two months and corrects what they told; the second has no GSTR-3B yet. */
async function fileAndCorrect(person: Person, today: string) {
  const [told, open] = [monthsAgo(2), monthsAgo(1)]
  const issue = (issue_date: string, rate: string) =>
    call<{ id: string }>(person, 'issue_invoice', {
      request_key: crypto.randomUUID(),
      document: { ...malabar, items: rows(rate), issue_date, due_date: today },
    })
  const correct = async ({ id }: { id: string }, rate: string) =>
    call(person, 'issue_draft', {
      draft_id: await call(person, 'correct_invoice', { invoice_id: id }),
      request_key: crypto.randomUUID(),
      document: { ...malabar, items: rows(rate), due_date: today },
    })
  const file = ({ firstDay, lastDay }: Period, form: string) =>
    call(person, 'file_period', { first_day: firstDay, last_day: lastDay, form })

  const early = await issue(told.firstDay, '90000')
  const credited = await issue(told.firstDay, '45000')
  const rejected = await credit(person, credited.id, 590_000, told.lastDay)
  await credit(person, credited.id, 118_000, told.lastDay)
  const later = await issue(open.firstDay, '64000')
  await file(told, 'gstr1')
  await file(told, 'gstr3b')
  await file(open, 'gstr1')
  await correct(early, '100000')
  await correct(later, '60000')
  await call(person, 'reject_note', { note_id: rejected.id })
  return { unfiled: monthsAgo(3), told, open, now: monthsAgo(0) }
}

/** Brings the demo seller into the states that the demo data lack, by the calls of the product. */
export async function setStage(person: Person) {
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  const today = dayInIndia(new Date())
  const { late, taxed, paid, hindi } = await demoDocuments(sql)
  await sql`update books.clients set tan = 'CHNM12345B' where id = ${taxed.client_id}`
  const change = (to: object) => sql`
    update public.businesses set ${sql(to)}
    where user_id = (select id from auth.users where email = ${person.email})`
  await change({
    udyam: 'UDYAM-MH-26-0012345',
    enterprise_size: 'micro',
    enterprise_kind: 'service',
  })
  // Numbers follow their days, so earlier documents have a series of their own.
  await change({ invoice_prefix: 'PKG' })
  const months = await fileAndCorrect(person, today)
  await change({ invoice_prefix: 'INV' })
  await call(person, 'set_acceptance', {
    invoice_id: late.id,
    accepted_on: late.issue_date,
  })
  const share = ({ id }: { id: string }) =>
    call<string>(person, 'share_invoice', { invoice_id: id })
  const tokens = { en: await share(late), hi: await share(hindi) }
  const refundable = await credit(person, paid.id, 50_000, today)
  await call(person, 'record_payment', {
    ...{ request_key: crypto.randomUUID(), invoice_id: taxed.id, amount_minor: 900_000 },
    ...{ paid_on: today, method: 'Bank transfer', tds_minor: 100_000 },
  })
  const payments = await sql<{ paid_on: string; tds_minor: string }[]>`
    select paid_on::text, tds_minor from books.payments where tds_minor > 0 order by paid_on`
  const scheduled = await draftScheduled(sql)
  await sql.end()
  return {
    ...{ late, taxed, tokens, refundable },
    ...months,
    ...scheduled,
    form26as: form26as(today, payments),
  }
}
