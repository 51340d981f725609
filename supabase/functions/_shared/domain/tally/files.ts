import type { Period } from '../periods.ts'
import type { LedgerNames } from './ledgers.ts'
import { type Master, masterElement } from './masters.ts'
import type { Voucher } from './voucher.ts'
import { voucherWriter } from './voucher-xml.ts'
import { xmlOf } from './xml.ts'

/** The report of Tally that takes a file. */
type Report = 'All Masters' | 'Vouchers'

/** Without the name of a company: Tally takes it into the one that is open. */
const head = (report: Report) => `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
 <HEADER>
  <TALLYREQUEST>Import Data</TALLYREQUEST>
 </HEADER>
 <BODY>
  <IMPORTDATA>
   <REQUESTDESC>
    <REPORTNAME>${report}</REPORTNAME>
   </REQUESTDESC>
   <REQUESTDATA>
`

const foot = `   </REQUESTDATA>
  </IMPORTDATA>
 </BODY>
</ENVELOPE>
`

const INDENT = '    '

/** How many are written at once, before whoever reads goes on. */
const CHUNK = 200

const chunksOf = function* <T>(all: readonly T[]) {
  for (let at = 0; at < all.length; at += CHUNK) yield all.slice(at, at + CHUNK)
}

/** The file of the ledgers, in pieces. It is imported first: Tally refuses a voucher of a ledger that it lacks. */
export function* mastersFile(masters: readonly Master[]): Generator<string> {
  yield head('All Masters')
  for (const some of chunksOf(masters)) {
    yield some.map((master) => xmlOf(masterElement(master), INDENT)).join('')
  }
  yield foot
}

/** The file of the vouchers, in pieces, so that a long one stops nobody. */
export function* vouchersFile(vouchers: readonly Voucher[], names: LedgerNames): Generator<string> {
  const write = voucherWriter(names)
  yield head('Vouchers')
  for (const some of chunksOf(vouchers)) {
    yield some.map((voucher) => xmlOf(write(voucher), INDENT)).join('')
  }
  yield foot
}

/** "tally_1_masters_2026-10-01_2026-10-31.xml": in the order in which Tally takes them. */
export const tallyFileName = (part: 'masters' | 'vouchers', { firstDay, lastDay }: Period) =>
  `tally_${part === 'masters' ? '1_masters' : '2_vouchers'}_${firstDay}_${lastDay}.xml`
