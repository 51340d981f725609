import * as v from 'valibot'
import { daysBetween, type PlainDate } from '#domain/dates.ts'
import type { ExportYear } from '#domain/exports/export.ts'
import type { NewEdf, NewRemittance, NewTerms } from '#domain/exports/typed.ts'
import { currencies } from '#domain/money.ts'
import { type Period, shiftPeriod } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { byEntries, changedEntries, lastChangeOf, writtenEntries } from '../written.ts'

const textOrNull = v.nullable(v.string())
const numberOrNull = v.nullable(v.number())

const remittance = v.pipe(
  v.object({
    bank_advice: textOrNull,
    irm_number: textOrNull,
    fira_number: textOrNull,
    fira_file: textOrNull,
    purpose_code: textOrNull,
    rupees_minor: numberOrNull,
    charges_minor: numberOrNull,
    ...writtenEntries,
  }),
  v.transform(toCamel),
)

const payment = v.pipe(
  v.object({
    id: v.string(),
    receipt_id: textOrNull,
    paid_on: v.string(),
    amount_minor: v.number(),
    tds_minor: v.number(),
    reference: textOrNull,
    remitted_minor: v.number(),
    before_minor: v.number(),
    remittance: v.nullable(remittance),
  }),
  v.transform(toCamel),
)

const terms = v.pipe(
  v.object({
    realise_by: textOrNull,
    lut_paid_by: textOrNull,
    net_minor: numberOrNull,
    contract_number: textOrNull,
    contract_date: textOrNull,
    remarks: textOrNull,
    closed_on: textOrNull,
    closing_note: textOrNull,
    ...changedEntries,
  }),
  v.transform((row) => ({ ...toCamel(row), lastChange: lastChangeOf(row) })),
)

const invoice = v.pipe(
  v.object({
    ...{ id: v.string(), number: v.string(), issue_date: v.string(), client_name: v.string() },
    ...{ address: v.string(), country: v.string(), currency: v.picklist(currencies) },
    exchange_rate: numberOrNull,
    total_minor: v.number(),
    total_inr_minor: numberOrNull,
    ...{ taxable_minor: v.number(), igst_minor: v.number(), cess_minor: v.number() },
    ...{ settled_minor: v.number(), credited_minor: v.number(), due_minor: v.number() },
    ...{ paid_date: textOrNull, written_off_on: textOrNull, write_off_reason: textOrNull },
    ...{ po_number: textOrNull, under_lut: v.boolean(), with_igst: v.boolean() },
    ...{ port_code: textOrNull, shipping_bill: textOrNull, shipping_bill_date: textOrNull },
    needs_edf: v.boolean(),
    rows: v.array(v.object({ description: v.string(), code: textOrNull })),
    terms: v.nullable(terms),
    payments: v.array(payment),
  }),
  v.transform(toCamel),
)

const edfNote = v.pipe(
  v.object({
    first_day: v.string(),
    filed_on: textOrNull,
    form_number: textOrNull,
    due_on: textOrNull,
    mode: textOrNull,
    third_party: textOrNull,
    ...byEntries,
  }),
  v.transform(toCamel),
)

const year = v.object({
  count: v.number(),
  months: v.array(edfNote),
  invoices: v.array(invoice),
})

/** The caller's exports of at most 400 days, with their declarations. */
export async function getExportYear(db: Db, { firstDay, lastDay }: Period): Promise<ExportYear> {
  const asked = { first_day: firstDay, last_day: lastDay }
  return v.parse(year, unwrap(await db.rpc('export_year', asked)))
}

/** The same with all invoices: a span with more than an answer holds is asked in halves. */
export async function getWholeExportYear(db: Db, period: Period): Promise<ExportYear> {
  const told = await getExportYear(db, period)
  const { firstDay, lastDay } = period
  const days = daysBetween(firstDay, lastDay)
  if (told.invoices.length >= told.count) return told
  if (days === 0) throw new Error('A day has more exports than one answer.')
  const middle = shiftPeriod('day', firstDay, Math.floor(days / 2))
  const halves = [
    await getWholeExportYear(db, { firstDay, lastDay: middle }),
    await getWholeExportYear(db, { firstDay: shiftPeriod('day', middle, 1), lastDay }),
  ]
  return { ...told, invoices: halves.flatMap(({ invoices }) => invoices) }
}

/** Leaves out what is not said: the call takes it as nothing. */
const said = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }

/** Replaces what is noted of a payment's remittance; empty takes it away. */
export async function noteRemittance(db: Db, paymentId: string, note: NewRemittance) {
  unwrap(
    await db.rpc('note_remittance', {
      payment_id: paymentId,
      ...said({
        bank_advice: note.bankAdvice,
        irm_number: note.irmNumber,
        fira_number: note.firaNumber,
        fira_file: note.firaFile,
        purpose_code: note.purposeCode,
        rupees_minor: note.rupees,
        charges_minor: note.charges,
      }),
    }),
  )
}

/** Replaces what is noted of an export; empty takes it away. */
export async function noteExportTerms(db: Db, invoiceId: string, note: NewTerms) {
  unwrap(
    await db.rpc('note_export_terms', {
      invoice_id: invoiceId,
      ...said({
        realise_by: note.realiseBy,
        lut_paid_by: note.lutPaidBy,
        net_minor: note.net,
        contract_number: note.contractNumber,
        contract_date: note.contractDate,
        remarks: note.remarks,
        closed_on: note.closedOn,
        closing_note: note.closingNote,
      }),
    }),
  )
}

/** Replaces what is noted of a month's declaration; empty takes it away. */
export async function noteEdf(db: Db, firstDay: PlainDate, note: NewEdf) {
  unwrap(
    await db.rpc('note_edf', {
      first_day: firstDay,
      ...said({
        filed_on: note.filedOn,
        form_number: note.formNumber,
        due_on: note.dueOn,
        mode: note.mode,
        third_party: note.thirdParty,
      }),
    }),
  )
}
