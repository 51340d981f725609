import { parseMinor } from '#domain/money.ts'
import { allOf, type ReadElement, readXml, textOf } from './read-xml.ts'

const minorOf = (element: ReadElement) => {
  const minor = parseMinor(textOf(element, 'AMOUNT') ?? '')
  if (minor === null) throw new Error('It has no amount.')
  return minor
}

/** A voucher as an importer of Tally's would see it: debits above 0, though Tally writes them below. */
export function readVouchers(file: string) {
  return allOf(readXml(file), 'VOUCHER').map((voucher) => ({
    remoteId: voucher.attributes.REMOTEID ?? '',
    type: voucher.attributes.VCHTYPE ?? '',
    field: (tag: string) => textOf(voucher, tag),
    lines: allOf(voucher, 'ALLLEDGERENTRIES.LIST').map((line) => {
      const amount = minorOf(line)
      const isDebit = textOf(line, 'ISDEEMEDPOSITIVE') === 'Yes'
      if (isDebit !== amount < 0) throw new Error('The flag and the sign do not agree.')
      return {
        ledger: textOf(line, 'LEDGERNAME') ?? '',
        field: (tag: string) => textOf(line, tag),
        minor: -amount || 0,
        bills: allOf(line, 'BILLALLOCATIONS.LIST').map((bill) => ({
          name: textOf(bill, 'NAME'),
          type: textOf(bill, 'BILLTYPE'),
          minor: -minorOf(bill) || 0,
        })),
      }
    }),
  }))
}

/** The ledgers of a file of masters, with the group of each. */
export const readMasters = (file: string) =>
  allOf(readXml(file), 'LEDGER').map((ledger) => ({
    name: ledger.attributes.NAME ?? '',
    group: textOf(ledger, 'PARENT'),
    element: ledger,
  }))

/** What each ledger comes to, in paise: a debit above 0. Ledgers that come to nothing are left out. */
export function trialBalance(vouchers: ReturnType<typeof readVouchers>): Record<string, number> {
  const balance = new Map<string, number>()
  for (const { ledger, minor } of vouchers.flatMap(({ lines }) => lines)) {
    balance.set(ledger, (balance.get(ledger) ?? 0) + minor)
  }
  return Object.fromEntries([...balance].filter(([, minor]) => minor !== 0).sort())
}
