import type { TallyParty } from './entries.ts'
import { type LedgerNames, ledgerKeys, nameOf } from './ledgers.ts'

/** Names that stand for something else in every company of Tally. */
const taken = [
  ...['Cash', 'Profit & Loss A/c', 'Capital Account', 'Current Assets', 'Current Liabilities'],
  ...['Fixed Assets', 'Investments', 'Loans (Liability)', 'Suspense A/c', 'Direct Expenses'],
  ...['Indirect Expenses', 'Direct Incomes', 'Indirect Incomes', 'Sales Accounts', 'Provisions'],
  ...['Purchase Accounts', 'Branch / Divisions', 'Bank Accounts', 'Bank OD A/c', 'Cash-in-Hand'],
  ...['Deposits (Asset)', 'Loans & Advances (Asset)', 'Stock-in-Hand', 'Sundry Debtors'],
  ...['Sundry Creditors', 'Duties & Taxes', 'Secured Loans', 'Unsecured Loans'],
  ...['Reserves & Surplus', 'Misc. Expenses (ASSET)', 'Income', 'Expenses'],
]

/** Tally tells names apart by their letters alone, not by their case. */
export const sameName = (name: string): string => name.trim().toLowerCase()

/** What a client's ledger is called; a name that others have says more, so that no two are one ledger. */
export function partyNames(names: LedgerNames): (party: TallyParty) => string {
  const others = new Set([...taken, ...ledgerKeys.map((key) => nameOf(names, key))].map(sameName))
  return (party) => {
    const given = party.id === null ? undefined : names.clients[party.id]
    if (given !== undefined) return given
    const own = party.name.trim()
    if (party.shared && party.id !== null) {
      return `${own} (${party.gstin ?? party.id.slice(0, 8)})`
    }
    return others.has(sameName(own)) ? `${own} (client)` : own
  }
}
