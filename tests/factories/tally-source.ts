import type { TallyDocument, TallyMove, TallyParty } from '#domain/tally/entries.ts'
import fc from '#tests/setup/property.ts'

export const tallyParty = (change: Partial<TallyParty> = {}): TallyParty => ({
  ...{ id: 'c1', name: 'Kaveri Interiors', shared: false, gstin: '27AAPFU0939F1ZV' },
  ...{ stateCode: '27', country: 'IN', address: '4 MG Road\nShivajinagar', city: 'Pune' },
  postalCode: '411004',
  ...change,
})

/** An invoice of ₹1,00,000 with 18 % within the State, unless a change says otherwise. */
export const tallyDocument = (change: Partial<TallyDocument> = {}): TallyDocument => ({
  ...{ id: 'd1', kind: 'invoice', number: 'INV/26-27/0001', day: '2026-10-15' },
  ...{ cancelled: false, commercial: false, sellerGstin: '27AABCR1718E1ZL', party: tallyParty() },
  ...{ gstin: '27AAPFU0939F1ZV', supply: 'domestic', withTax: true, reverseCharge: false },
  ...{ placeOfSupply: '27', originalNumber: null, originalDay: null, reason: null },
  ...{ currency: 'INR', exchangeRate: null, ownTotalMinor: 11_800_000 },
  values: [{ taxability: 'taxable', gstRate: 1800, hsn: '998314', minor: 10_000_000 }],
  ...{ cgstMinor: 900_000, sgstMinor: 900_000, igstMinor: 0, cessMinor: 0, roundOffMinor: 0 },
  totalMinor: 11_800_000,
  ...change,
})

/** A receipt of the whole of that invoice. */
export const tallyMove = (change: Partial<TallyMove> = {}): TallyMove => ({
  ...{ id: 'm1', kind: 'receipt', day: '2026-10-20', number: null, method: 'UPI' },
  ...{ reference: 'UTR1', currency: 'INR', party: tallyParty(), moneyMinor: 11_800_000 },
  ...{ tdsMinor: 0, chargesMinor: 0, unratedMinor: 0, documents: ['INV/26-27/0001'] },
  bills: [{ name: 'INV/26-27/0001', type: 'Agst Ref', minor: 11_800_000 }],
  ...change,
})

const minor = fc.integer({ min: 0, max: 99_999_999 })
const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-10-${String(date).padStart(2, '0')}`)
const party = fc
  .record({
    at: fc.nat(4),
    name: fc.constantFrom('A & B', 'Sales', '"Q" <Ltd>', 'Neel’s', 'काव्या', 'Cash'),
    abroad: fc.boolean(),
  })
  .map(({ at, name, abroad }) =>
    tallyParty({
      ...{ id: `c${at}`, name: `${name}${at === 0 ? '' : ` ${at}`}` },
      ...(abroad && { country: 'US', gstin: null, stateCode: null }),
    }),
  )

/** Documents of any kind, as the database gives them: the total is what their parts come to. */
export const anyDocument: fc.Arbitrary<TallyDocument> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('invoice', 'bill_of_supply', 'debit_note', 'credit_note'),
    day,
    party,
    sellerGstin: fc.option(fc.constant('27AABCR1718E1ZL')),
    supply: fc.constantFrom('domestic', 'sez', 'export'),
    reverseCharge: fc.boolean(),
    withTax: fc.boolean(),
    place: fc.constantFrom('27', '04', '29', '96', null),
    cancelled: fc.boolean(),
    values: fc.array(
      fc.record({
        taxability: fc.constantFrom('taxable', 'nil', 'exempt', 'non_gst'),
        gstRate: fc.constantFrom(500, 1800, 2800, null),
        hsn: fc.constantFrom('998314', '4901', null),
        minor,
      }),
      { minLength: 1, maxLength: 4 },
    ),
    half: minor,
    igst: minor,
    isSplit: fc.boolean(),
    cess: minor,
    roundOff: fc.integer({ min: -50, max: 50 }),
    isUnrated: fc.boolean(),
  })
  .map(({ half, igst, isSplit, cess, roundOff, isUnrated, place, ...made }) => {
    const known = made.values.reduce((sum, value) => sum + value.minor, 0)
    const charged = made.reverseCharge ? 0 : cess + (isSplit ? 2 * half : igst)
    const totalMinor = known + charged + roundOff
    return tallyDocument({
      ...made,
      number: `N-${made.id.slice(0, 8)}`,
      placeOfSupply: place,
      originalNumber: made.kind === 'credit_note' ? 'INV/1' : null,
      ...{ cgstMinor: isSplit ? half : 0, sgstMinor: isSplit ? half : 0 },
      ...{ igstMinor: isSplit ? 0 : igst, cessMinor: cess, roundOffMinor: roundOff, totalMinor },
      ...(isUnrated && {
        ...{ currency: 'USD', totalMinor: null, roundOffMinor: null, igstMinor: null },
        values: made.values.map((value) => ({ ...value, minor: null })),
      }),
    })
  })

/** Money of any kind; the bills come to money, tax and charges, but for a difference of exchange. */
export const anyMove: fc.Arbitrary<TallyMove> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('receipt', 'refund', 'use', 'write_off'),
    day,
    party,
    method: fc.constantFrom('UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other'),
    reference: fc.option(fc.constantFrom('UTR1', 'A & B')),
    money: minor,
    tds: minor,
    charges: fc.integer({ min: 0, max: 5_000 }),
    exchange: fc.integer({ min: -9_999, max: 9_999 }),
    isRated: fc.boolean(),
  })
  .map(({ money, tds, charges, exchange, isRated, ...made }) => {
    const moved = { receipt: money, refund: -money, use: 0, write_off: 0 }[made.kind]
    const deducted = made.kind === 'receipt' || made.kind === 'use' ? tds : 0
    const bill = (name: string, worth: number) => ({
      ...{ name, type: 'Agst Ref' as const },
      minor: isRated ? worth : null,
    })
    return tallyMove({
      ...made,
      ...{ moneyMinor: isRated ? moved : null, tdsMinor: deducted },
      chargesMinor: made.kind === 'receipt' ? Math.min(charges, money) : 0,
      bills:
        made.kind === 'use'
          ? [bill('ADV-1', -money), bill('INV/1', money + deducted + exchange)]
          : made.kind === 'write_off'
            ? [bill('INV/1', money)]
            : [bill('INV/1', moved + deducted + exchange)],
      unratedMinor: isRated ? 0 : 100,
    })
  })
