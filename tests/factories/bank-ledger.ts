import { matchCredits } from '../../supabase/functions/_shared/domain/bank/match.ts'
import type {
  BankClaim,
  BankInvoice,
  BankLedger,
  Credit,
  Match,
} from '../../supabase/functions/_shared/domain/bank/matching.ts'

export const invoice = (
  number: string,
  balanceMinor: number,
  more: Partial<BankInvoice> = {},
): BankInvoice => ({
  id: number,
  number,
  clientId: 'kaveri',
  clientName: 'Kaveri Interiors Pvt Ltd',
  issueDate: '2026-03-01',
  dueDate: '2026-03-31',
  totalMinor: balanceMinor,
  taxableMinor: balanceMinor,
  balanceMinor,
  nextMinor: balanceMinor,
  ...more,
})
export const claim = (invoiceId: string, amountMinor: number, reference: string): BankClaim => ({
  id: `claim of ${invoiceId}`,
  invoiceId,
  amountMinor,
  tdsMinor: 0,
  paidOn: '2026-04-01',
  reference,
})
export const ledger = (invoices: BankInvoice[], more: Partial<BankLedger> = {}): BankLedger => ({
  ...{ invoices, claims: [], aliases: [], booked: [] },
  ...more,
})

/** "exact claim_reference A", "likely name_tds A+B | amount_alone C", "none". */
export function told(match: Match | undefined): string {
  if (!match) return 'missing'
  const candidates =
    match.kind === 'exact' ? [match.candidate] : match.kind === 'likely' ? match.candidates : []
  return [
    match.kind,
    candidates
      .map(({ reason, parts }) => `${reason} ${parts.map(({ invoiceId }) => invoiceId).join('+')}`)
      .join(' | '),
  ]
    .filter(Boolean)
    .join(' ')
}
export const one = (row: Credit, of: BankLedger) => told(matchCredits([row], of).get(row.id))
