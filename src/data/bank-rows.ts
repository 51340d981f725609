import useSWR, { useSWRConfig } from 'swr'
import { findMapping, keepMapping } from '#data/imports/column-mappings.ts'
import * as bank from '#data/payments/bank-rows.ts'
import { undoReceipt } from '#data/payments/receipts.ts'
import { type BankColumns, bankFields } from '#domain/bank/columns.ts'
import { bankRowLimits, type NewBankRow } from '#domain/bank/kept-rows.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { AdvanceFor } from '#domain/payment/payment.ts'
import { supabase } from '../lib/supabase.ts'
import { halfAMinute } from './invoices/invoices.ts'
import { bankKeys, countsInvoices, isOfBank, isOfClients } from './keys.ts'

export type {
  BookedCredit,
  Booking,
  DoneCredit,
  KeptCount,
  Payer,
} from '#data/payments/bank-rows.ts'

/** The credits of all bank files that wait. */
export const useOpenCredits = () =>
  useSWR(bankKeys.open, () => bank.listOpenCredits(supabase), halfAMinute)

/** Loads the invoices and entries that bank rows are compared with. */
export const useBankLedger = () =>
  useSWR(bankKeys.ledger, () => bank.getBankLedger(supabase), halfAMinute)

/** The credits of a file's days that wait no more; null asks nothing. */
export const useDoneCredits = (days: { from: PlainDate; to: PlainDate } | null) =>
  useSWR(
    days && bankKeys.done(days.from, days.to),
    ([, , from, to]) => bank.listDoneCredits(supabase, { from, to }),
    halfAMinute,
  )

/** The number recorded by one call; the database takes no more. */
const AT_ONCE = 50

/** Actions on bank files; each asks anew for all that it changes. */
export function useBankActions() {
  const { mutate } = useSWRConfig()
  const refresh = () =>
    mutate((key) => countsInvoices(key) || (Array.isArray(key) && key[0] === 'invoices'))

  return {
    /** Finds the columns that were chosen before for a file with these heads. */
    findColumns: (heads: readonly string[]): Promise<BankColumns | null> =>
      findMapping(supabase, 'bank', heads, bankFields),
    keepColumns: (heads: readonly string[], columns: BankColumns) =>
      keepMapping(supabase, 'bank', heads, columns),
    /** Keeps the credits of a file in parts; `onProgress` says how many are kept. */
    async keep(rows: readonly NewBankRow[], onProgress: (kept: number) => void) {
      const sum: bank.KeptCount = { new: 0, open: 0, booked: 0, aside: 0 }
      for (let at = 0; at < rows.length; at += bankRowLimits.rows) {
        const part = rows.slice(at, at + bankRowLimits.rows)
        const kept = await bank.keepBankRows(supabase, part)
        sum.new += kept.new
        sum.open += kept.open
        sum.booked += kept.booked
        sum.aside += kept.aside
        onProgress(Math.min(rows.length, at + part.length))
      }
      await mutate(isOfBank)
      return sum
    },
    async book(bookings: readonly bank.Booking[]): Promise<bank.BookedCredit[]> {
      const answers: bank.BookedCredit[] = []
      try {
        for (let at = 0; at < bookings.length; at += AT_ONCE) {
          answers.push(...(await bank.bookCredits(supabase, bookings.slice(at, at + AT_ONCE))))
        }
      } finally {
        await refresh()
      }
      return answers
    },
    async bookAdvance(rowId: string, payer: bank.Payer, advanceFor: AdvanceFor | null) {
      const booked = await bank.bookAdvance(supabase, rowId, payer, advanceFor)
      await Promise.all([refresh(), mutate(isOfClients)])
      return booked
    },
    /** The credit waits again. */
    async undoAdvance(receiptId: string, reason: string) {
      await undoReceipt(supabase, receiptId, reason)
      await refresh()
    },
    async setAside(ids: readonly string[], aside = true) {
      await bank.setCreditsAside(supabase, ids, aside)
      await mutate(isOfBank)
    },
  }
}
