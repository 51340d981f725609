import useSWR, { useSWRConfig } from 'swr'
import { isInvoiceId } from '#data/documents/invoices.ts'
import * as vouchers from '#data/documents/vouchers.ts'
import { getTdsPercent } from '#data/payments/payments.ts'
import * as receipts from '#data/payments/receipts.ts'
import type { NewVoucher } from '#domain/document/voucher.ts'
import type { AdvanceFor, NewRefund } from '#domain/payment/payment.ts'
import type { NewReceipt, Receipt } from '#domain/payment/receipt.ts'
import { supabase } from '../lib/supabase.ts'
import { halfAMinute } from './invoices/invoices.ts'
import { clientKeys, countsInvoices, invoiceKeys } from './keys.ts'

/** The invoices of a client on which something is due, the oldest first. */
export const useOpenInvoices = (clientId: string) =>
  useSWR(clientKeys.open(clientId), () => receipts.listOpenInvoices(supabase, clientId))

/** How much of the value a client deducted at source the last time that they did, in percent. */
export const useTdsPercent = (clientId: string | null) =>
  useSWR(clientId !== null && clientKeys.tds(clientId), ([, , id]) => getTdsPercent(supabase, id))
    .data ?? null

/** Loads the payments of a client that no invoice has used yet. */
export const useAdvances = (clientId: string) =>
  useSWR(clientKeys.advances(clientId), () => receipts.listAdvances(supabase, clientId))

/** The same for one of the client's invoices, in its currency. */
export const useAdvancesFor = (invoiceId: string) =>
  useSWR(
    isInvoiceId(invoiceId) && invoiceKeys.advances(invoiceId),
    () => receipts.listAdvancesFor(supabase, invoiceId),
    halfAMinute,
  )

/** The vouchers of a client's advances, the latest first. */
export const useVouchers = (clientId: string) =>
  useSWR(clientKeys.vouchers(clientId), () => vouchers.listVouchers(supabase, clientId))

/** Actions on a client's receipts; each asks anew for all that it changes, invoices included. */
export function useReceiptActions() {
  const { mutate } = useSWRConfig()
  const refresh = () =>
    mutate((key) => countsInvoices(key) || (Array.isArray(key) && key[0] === 'invoices'))

  return {
    refresh,
    async record(requestKey: string, clientId: string, receipt: NewReceipt, tellsClient: boolean) {
      await receipts.recordReceipt(supabase, requestKey, clientId, receipt, tellsClient)
      await refresh()
    },
    /** Uses the given amount, or else as much as both have left. */
    async use(
      requestKey: string,
      receiptId: string,
      invoiceId: string,
      amountMinor: number | null = null,
    ) {
      await receipts.applyAdvance(supabase, requestKey, receiptId, invoiceId, amountMinor)
      await refresh()
    },
    /** The id of the receipt voucher. */
    async issueVoucher(requestKey: string, receiptId: string, voucher: NewVoucher) {
      const { id } = await vouchers.issueVoucher(supabase, requestKey, receiptId, voucher)
      await refresh()
      return id
    },
    /** Returns the id of the refund voucher; null where there is none. */
    async giveBack(requestKey: string, advance: Receipt, refund: NewRefund) {
      const id = await vouchers.giveBackAdvance(supabase, requestKey, advance, refund)
      await refresh()
      return id
    },
    async decide(id: string, advanceFor: AdvanceFor) {
      await receipts.decideAdvance(supabase, id, advanceFor)
      await refresh()
    },
    async undo(id: string, reason: string) {
      await receipts.undoReceipt(supabase, id, reason)
      await refresh()
    },
  }
}
