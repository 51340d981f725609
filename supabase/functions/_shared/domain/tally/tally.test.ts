import { expect, test } from 'vitest'
import { tallyDocument, tallyMove, tallyParty } from '#tests/factories/tally-source.ts'
import { readMasters, readVouchers, trialBalance } from '#tests/setup/read-tally.ts'
import { allOf, textOf } from '#tests/setup/read-xml.ts'
import type { TallyDocument, TallyMove } from './entries.ts'
import { mastersFile, tallyFileName, vouchersFile } from './files.ts'
import { type LedgerNames, noNames } from './ledgers.ts'
import { masterCollector } from './masters.ts'
import { prepareTally } from './prepare.ts'

/** Both files of some documents and money, read again. */
function filesOf(
  { documents = [], moves = [] }: { documents?: TallyDocument[]; moves?: TallyMove[] },
  names: LedgerNames = noNames,
) {
  const { vouchers, leftOut, totals } = prepareTally({ documents, moves })
  const collector = masterCollector(names)
  vouchers.forEach(collector.add)
  const { masters, clashes } = collector.collected()
  const written = [...vouchersFile(vouchers, names)].join('')
  return {
    ...{ written, leftOut, totals, clashes },
    vouchers: readVouchers(written),
    masters: readMasters([...mastersFile(masters)].join('')),
  }
}

const linesOf = (...documents: TallyDocument[]) =>
  filesOf({ documents }).vouchers.map(({ lines }) =>
    lines.map(({ ledger, minor }) => [ledger, minor]),
  )

test('1,18,000 → party Yes −118000.00; Sales No 100000.00; CGST, SGST No 9000.00 each; sum 0', () => {
  const { written, vouchers } = filesOf({ documents: [tallyDocument()] })
  const said = (tag: string) =>
    [...written.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text)
  expect(said('LEDGERNAME')).toEqual(['Kaveri Interiors', 'Sales', 'Output CGST', 'Output SGST'])
  expect(said('ISDEEMEDPOSITIVE')).toEqual(['Yes', 'No', 'No', 'No'])
  // The bill of the client has the amount of its line.
  expect(said('AMOUNT')).toEqual(['-118000.00', '-118000.00', '100000.00', '9000.00', '9000.00'])
  expect(vouchers[0]?.lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
})

test('15-10-2026 → `20261015`', () => {
  const [voucher] = filesOf({ documents: [tallyDocument({ day: '2026-10-15' })] }).vouchers
  expect(voucher?.field('DATE')).toBe('20261015')
})

test('"A & B" → `A &amp; B`', () => {
  const documents = [tallyDocument({ party: tallyParty({ name: 'A & B' }) })]
  const { written, vouchers, masters } = filesOf({ documents })
  expect(written).toContain('<PARTYLEDGERNAME>A &amp; B</PARTYLEDGERNAME>')
  expect(vouchers[0]?.field('PARTYLEDGERNAME')).toBe('A & B')
  expect(masters.map(({ name }) => name)).toContain('A & B')
})

test('credit note → all signs and flags turned', () => {
  const note = tallyDocument({ kind: 'credit_note', number: 'CN/1', originalNumber: 'INV/1' })
  const [invoice, turned] = filesOf({ documents: [tallyDocument(), note] }).vouchers
  expect(turned?.type).toBe('Credit Note')
  expect(turned?.lines.map(({ ledger, minor }) => [ledger, -minor])).toEqual(
    invoice?.lines.map(({ ledger, minor }) => [ledger, minor]),
  )
  expect(turned?.lines[0]?.bills).toEqual([{ name: 'INV/1', type: 'Agst Ref', minor: -11_800_000 }])
})

test('a voucher bears Bahi’s number twice, an id that stays, and what TallyPrime asks of a supply', () => {
  const made = () => filesOf({ documents: [tallyDocument()], moves: [tallyMove()] }).vouchers
  const [sale, receipt] = made()
  expect(made().map(({ remoteId }) => remoteId)).toEqual(['bahi-d1', 'bahi-m1'])
  const fields = [
    ...['GUID', 'VOUCHERNUMBER', 'REFERENCE', 'VOUCHERTYPENAME', 'STATENAME', 'PARTYGSTIN'],
    ...['PLACEOFSUPPLY', 'COUNTRYOFRESIDENCE', 'GSTREGISTRATIONTYPE', 'VCHGSTSTATUSISINCLUDED'],
    'VCHGSTSTATUSISUNCERTAIN',
  ]
  expect(fields.map((tag) => sale?.field(tag))).toEqual([
    ...['bahi-d1', 'INV/26-27/0001', 'INV/26-27/0001', 'Sales', 'Maharashtra', '27AAPFU0939F1ZV'],
    ...['Maharashtra', 'India', 'Regular', 'Yes', 'No'],
  ])
  expect(
    ['GSTOVRDNTAXABILITY', 'GSTHSNNAME', 'HSNSOURCETYPE'].map((tag) => sale?.lines[1]?.field(tag)),
  ).toEqual(['Taxable', '998314', 'Ledger'])
  // Money is no supply, and has no number of Bahi's.
  expect(receipt?.field('VCHGSTSTATUSISINCLUDED')).toBeNull()
  expect(receipt?.field('VOUCHERNUMBER')).toBeNull()
  expect(receipt?.field('REFERENCE')).toBe('UTR1')
})

test('exempt and nil-rated rows, reverse charge, exports, SEZ and UTGST have ledgers of their own', () => {
  const untaxed = { cgstMinor: 0, sgstMinor: 0, totalMinor: 10_000_000 }
  const whole = { cgstMinor: 0, sgstMinor: 0, igstMinor: 1_800_000 }
  const value = (taxability: 'exempt' | 'nil' | 'non_gst') => ({
    values: [{ taxability, gstRate: null, hsn: null, minor: 10_000_000 }],
  })
  const sold = (change: Partial<TallyDocument>) =>
    linesOf(tallyDocument(change))[0]
      ?.slice(1)
      .map(([ledger]) => ledger)
  expect(sold({ ...untaxed, ...value('exempt') })).toEqual(['Exempt Sales'])
  expect(sold({ ...untaxed, ...value('nil') })).toEqual(['Nil Rated Sales'])
  expect(sold({ ...untaxed, ...value('non_gst') })).toEqual(['Non-GST Sales'])
  // The client pays the tax to the government: it is in no voucher.
  expect(sold({ reverseCharge: true, totalMinor: 10_000_000 })).toEqual([
    'Sales under Reverse Charge',
  ])
  const abroad = { supply: 'export', placeOfSupply: '96' } as const
  expect(sold({ ...abroad, ...whole })).toEqual(['Export Sales with IGST', 'Output IGST'])
  expect(sold({ ...abroad, ...untaxed, withTax: false })).toEqual(['Export Sales under LUT'])
  expect(sold({ supply: 'sez', ...whole })).toEqual(['SEZ Sales with IGST', 'Output IGST'])
  expect(sold({ supply: 'sez', ...untaxed, withTax: false })).toEqual(['SEZ Sales under LUT'])
  expect(sold({ placeOfSupply: '04' })).toEqual(['Sales', 'Output CGST', 'Output UTGST'])
  expect(sold({ roundOffMinor: -40, totalMinor: 11_799_960 })?.at(-1)).toBe('Round Off')
  expect(sold({ ...untaxed, sellerGstin: null, ...value('exempt') })).toEqual(['Sales'])
})

test('TDS, charges of the bank and a difference of exchange stand beside the money', () => {
  const foreign = tallyMove({
    ...{ method: 'Bank transfer', moneyMinor: 9_000, tdsMinor: 900, chargesMinor: 250 },
    bills: [{ name: 'INV/1', type: 'Agst Ref', minor: 10_000 }],
  })
  const [voucher] = filesOf({ moves: [foreign] }).vouchers
  expect(voucher?.lines.map(({ ledger, minor }) => [ledger, minor])).toEqual([
    ...[
      ['Bank', 8_750],
      ['Bank Charges', 250],
      ['TDS Receivable', 900],
    ],
    ...[
      ['Exchange Difference', 100],
      ['Kaveri Interiors', -10_000],
    ],
  ])
})

test('an advance waits with the client, is used by an invoice, and goes back', () => {
  const bill = (name: string, type: 'Advance' | 'Agst Ref', minor: number) => ({
    name,
    type,
    minor,
  })
  const moves = [
    tallyMove({ moneyMinor: 5_000, number: 'RV/1', bills: [bill('ADV-1', 'Advance', 5_000)] }),
    tallyMove({
      ...{ id: 'm2', kind: 'use', moneyMinor: 0, tdsMinor: 300 },
      bills: [bill('ADV-1', 'Agst Ref', -3_000), bill('INV/1', 'Agst Ref', 3_300)],
    }),
    tallyMove({
      ...{ id: 'm3', kind: 'refund', moneyMinor: -2_000 },
      bills: [bill('ADV-1', 'Agst Ref', -2_000)],
    }),
  ]
  const { vouchers } = filesOf({ moves })
  expect(vouchers.map(({ type }) => type)).toEqual(['Receipt', 'Journal', 'Payment'])
  expect(vouchers[0]?.field('VOUCHERNUMBER')).toBe('RV/1')
  const bills = vouchers.flatMap(({ lines }) => lines.flatMap((line) => line.bills))
  const advance = bills.filter(({ name }) => name === 'ADV-1')
  expect(advance.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
  expect(trialBalance(vouchers)).toEqual({
    ...{ Bank: 3_000, 'Kaveri Interiors': -3_300, 'TDS Receivable': 300 },
  })
})

test('cancelled documents, and what has no rate of exchange, are in no file, and said with their reason', () => {
  const documents = [
    tallyDocument({ cancelled: true }),
    tallyDocument({ id: 'd2', number: 'INV/2', currency: 'USD', totalMinor: null }),
  ]
  const moves = [tallyMove({ moneyMinor: null, unratedMinor: 100, bills: [] })]
  const { vouchers, leftOut } = filesOf({ documents, moves })
  expect(vouchers).toEqual([])
  expect(leftOut.map(({ number, reason }) => [number, reason])).toEqual([
    ['INV/26-27/0001', 'cancelled'],
    ['INV/2', 'no_rate'],
    [null, 'no_rate'],
  ])
})

test('a client is known by GSTIN, State and address, and one abroad by the country', () => {
  const american = tallyParty({
    ...{ id: 'c2', name: 'Acme', country: 'US', gstin: null, stateCode: null },
  })
  const documents = [tallyDocument(), tallyDocument({ id: 'd2', party: american, gstin: null })]
  const { masters } = filesOf({ documents })
  expect(masters.map(({ name, group }) => [name, group])).toEqual([
    ['Output CGST', 'Duties & Taxes'],
    ['Output SGST', 'Duties & Taxes'],
    ['Sales', 'Sales Accounts'],
    ['Acme', 'Sundry Debtors'],
    ['Kaveri Interiors', 'Sundry Debtors'],
  ])
  const [acme, kaveri] = masters.slice(-2).map(({ element }) => element)
  if (!acme || !kaveri) throw new Error('There are no clients.')
  expect(allOf(kaveri, 'ADDRESS').map(({ text }) => text)).toEqual([
    ...['4 MG Road', 'Shivajinagar', 'Pune'],
  ])
  expect(allOf(kaveri, 'GSTIN').map(({ text }) => text)).toEqual(['27AAPFU0939F1ZV'])
  expect(textOf(acme, 'COUNTRYOFRESIDENCE')).toBe('United States')
  expect(textOf(acme, 'GSTREGISTRATIONTYPE')).toBe('Unregistered/Consumer')
})

test('ledgers and clients take the names that the accountant’s Tally has', () => {
  const names = { own: { sales: 'Design Fees', voucher_sales: 'GST Sales' }, clients: { c1: 'KI' } }
  const { vouchers, masters, clashes } = filesOf({ documents: [tallyDocument()] }, names)
  expect(vouchers[0]?.type).toBe('GST Sales')
  expect(vouchers[0]?.lines.map(({ ledger }) => ledger)).toEqual([
    ...['KI', 'Design Fees', 'Output CGST', 'Output SGST'],
  ])
  expect(masters.map(({ name }) => name)).toContain('KI')
  expect(clashes).toEqual([])
  const clash = { own: { cgst: 'Sales' }, clients: {} }
  expect(filesOf({ documents: [tallyDocument()] }, clash).clashes).toEqual(['Sales'])
})

test('a client whose name others have is told apart', () => {
  const named = (change: Parameters<typeof tallyParty>[0]) =>
    filesOf({ documents: [tallyDocument({ party: tallyParty(change) })] }).vouchers[0]?.field(
      'PARTYLEDGERNAME',
    )
  expect(named({ name: 'cash' })).toBe('cash (client)')
  expect(named({ name: 'Round Off' })).toBe('Round Off (client)')
  expect(named({ shared: true })).toBe('Kaveri Interiors (27AAPFU0939F1ZV)')
  expect(named({ shared: true, gstin: null, id: '0123456789' })).toBe('Kaveri Interiors (01234567)')
})

test('the files are called in the order in which Tally takes them', () => {
  const period = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
  const names = (['masters', 'vouchers'] as const).map((part) => tallyFileName(part, period))
  expect(names).toEqual([
    'tally_1_masters_2026-10-01_2026-10-31.xml',
    'tally_2_vouchers_2026-10-01_2026-10-31.xml',
  ])
  expect(names.toSorted()).toEqual(names)
})
