import { matchCredits } from '#domain/bank/match.ts'
import type { BankInvoice, Candidate, Credit } from '#domain/bank/matching.ts'

const invoice = (
  [number, clientName, balanceMinor, taxableMinor]: [string, string, number, number],
  at: number,
): BankInvoice => ({
  ...{ id: String(at), number, clientName, clientId: clientName },
  ...{ issueDate: '2026-11-04', dueDate: '2026-11-30' },
  ...{ totalMinor: balanceMinor, balanceMinor, taxableMinor, nextMinor: balanceMinor },
})

const open: [string, string, number, number][] = [
  ['INV/26-27/0042', 'Malabar Spices Pvt Ltd', 1_27_440_00, 1_08_000_00],
  ['INV/26-27/0039', 'Kaveri Interiors', 1_18_000_00, 1_00_000_00],
  ['INV/26-27/0036', 'Harbour Cafe', 23_600_00, 20_000_00],
  ['INV/26-27/0040', 'Harbour Cafe', 35_400_00, 30_000_00],
]

export const invoices = new Map(open.map(invoice).map((one) => [one.id, one]))

const credit = (amountMinor: number, narration: string): Credit => ({
  ...{ id: narration, day: '2026-11-25', amountMinor, narration },
  ...{ reference: null, payer: null, standing: 'stands' },
})

const credits = [
  credit(1_27_440_00, 'UPI-MALABAR SPICES-INV26270042-432198765012'),
  credit(1_08_000_00, 'NEFT CR-HDFC0000123-KAVERI INTERIORS'),
  credit(59_000_00, 'IMPS-609812345678-HARBOUR CAFE'),
]

const matches = matchCredits(credits, {
  ...{ invoices: [...invoices.values()], claims: [], aliases: [], booked: [] },
})

const bestOf = (id: string): Candidate[] => {
  const match = matches.get(id)
  if (match?.kind === 'exact') return [match.candidate]
  return match?.kind === 'likely' ? match.candidates.slice(0, 1) : []
}

/** Credits of a bank's file with the best match that the product finds for each. */
export const matched = credits.flatMap((one) =>
  bestOf(one.id).map((candidate) => ({ credit: one, candidate })),
)
