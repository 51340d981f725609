import { as, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, type InvoiceArgs } from '../setup/stack/people.ts'

/** Called as the caller of the transaction; the id of the payment. */
export async function record(tx: Tx, invoice: string, args: Partial<Payment> = {}) {
  const [row] = await tx<{ id: string }[]>`
    select record_payment(
      request_key => ${args.request_key ?? crypto.randomUUID()},
      invoice_id => ${invoice},
      amount_minor => ${args.amount_minor === undefined ? 1_000 : args.amount_minor},
      paid_on => ${args.paid_on === undefined ? tx`private.today()` : tx`(${args.paid_on}::text)::date`},
      method => ${args.method === undefined ? 'UPI' : args.method},
      reference => ${args.reference ?? null},
      note => ${args.note ?? null},
      tds_minor => ${args.tds_minor === undefined ? 0 : args.tds_minor},
      excess => ${args.excess ?? null}
    ) as id`
  if (!row) throw new Error('No payment was recorded.')
  return row.id
}

type Payment = {
  request_key: string
  amount_minor: number | null
  tds_minor: number | null
  paid_on: string | null
  method: string | null
  reference: string | null
  note: string | null
  excess: string | null
}

export type Claim = {
  request_key?: string
  amount_minor?: number | null
  reference?: string | null
  note?: string | null
  method?: string | null
}

let references = 0

export async function claim(tx: Tx, token: string, args: Claim = {}) {
  references += 1
  const [row] = await tx<{ answer: string }[]>`
    select claim_payment(
      token => ${token},
      request_key => ${args.request_key ?? crypto.randomUUID()},
      amount_minor => ${args.amount_minor === undefined ? 1_000 : args.amount_minor},
      reference => ${args.reference === undefined ? `UTR${references}` : args.reference},
      note => ${args.note ?? null},
      method => ${args.method === undefined ? 'UPI' : args.method}
    ) as answer`
  return row?.answer
}

export async function share(tx: Tx, invoice: string, call = 'share_invoice'): Promise<string> {
  const [row] = await tx<{ token: string }[]>`select ${tx(call)}(${invoice}) as token`
  if (!row) throw new Error('No link was made.')
  return row.token
}

/** An invoice over this total of minor units. */
export const invoiceOver = (user: string, amount_minor: number, args: InvoiceArgs = {}) =>
  as(user, (tx) => createInvoice(tx, { items: [{ description: 'Design', amount_minor }], ...args }))

export async function paymentState(invoice: string, tx: typeof sql | Tx = sql) {
  const [row] = await tx`
    select status, settled_minor, balance_minor, paid_date::text, payment_method
    from invoice_details where id = ${invoice}`
  return row
}

export const paymentsOf = (invoice: string) =>
  sql<{ id: string; state: string; amount_minor: number; tds_minor: number; reason: string }[]>`
    select * from payments where invoice_id = ${invoice} order by created_at`

type Refusal = { code: string; message: string; detail?: string; hint?: string }

/** 'done', or how the database refused: status, code, parameters, field. */
/** Runs again if another test got in the way (asOwner), which is no result of this one. */
const inTheWay = ['55P03', '40P01']

export const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (refusal: Refusal) => {
      const { code, message, detail, hint } = refusal
      if (inTheWay.includes(String(code))) throw refusal
      return [code, message, detail, hint].filter(Boolean).join(' | ')
    },
  )

export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: Refusal) => code,
  )

export async function today(): Promise<string> {
  const [row] = await sql<{ today: string }[]>`select private.today()::text as today`
  return row?.today ?? ''
}

/** The day so many days after today in India. */
export async function dayFromToday(days: number): Promise<string> {
  const [row] = await sql<
    { day: string }[]
  >`select (private.today() + ${days}::integer)::text as day`
  return row?.day ?? ''
}
