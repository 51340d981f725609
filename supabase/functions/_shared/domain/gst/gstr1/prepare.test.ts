import { expect, test } from 'vitest'
import {
  hsnSum,
  returnAdvance,
  returnDocument,
  returnSource,
} from '#tests/factories/return-source.ts'
import { gstr3bOf } from '../gstr3b.ts'
import { composeGstr1 } from './compose.ts'
import { gstr1File } from './file.ts'
import { firstDayOf, isFurnishing, lastOfQuarter, latestPeriod, returnPeriod } from './period.ts'
import { prepareReturn } from './prepare.ts'
import { gstr1Texts } from './split.ts'
import { sectionViews } from './view.ts'

const registered = '29AABCR1718E1ZL'

test('small supplies are summed by place and rate, and credit notes are taken off them', () => {
  const note = {
    kind: 'credit_note',
    original: { issueDate: '2026-09-01', totalMinor: 5 },
  } as const
  const documents = [
    returnDocument(),
    returnDocument(),
    returnDocument(note),
    returnDocument({ ...note, placeOfSupply: '07' }),
    returnDocument({ placeOfSupply: '33' }),
    returnDocument({ ...note, placeOfSupply: '33' }),
  ]
  expect(composeGstr1(returnSource({ documents }), '102026').b2cs).toEqual([
    expect.objectContaining({
      placeOfSupply: '07',
      rate: 1800,
      taxableMinor: -100_000,
      igstMinor: -18_000,
    }),
    expect.objectContaining({ placeOfSupply: '29', taxableMinor: 100_000, igstMinor: 18_000 }),
  ])
})

test('one paisa more or less anywhere, and the return does not tie', () => {
  const source = returnSource({
    documents: [
      returnDocument(),
      returnDocument({ clientGstin: registered, totalMinor: 118_010, roundingMinor: 10 }),
    ],
    hsn: [hsnSum(), hsnSum({ registered: false })],
    books: {
      revenueMinor: 236_010,
      igstMinor: 36_000,
      cgstMinor: 0,
      sgstMinor: 0,
      cessMinor: 0,
      otherMinor: 0,
      otherCount: 0,
      others: [],
    },
  })
  const choice = { firstDay: '2026-10-01', filing: 'monthly', iff: false } as const
  const ties = (changes: object) => prepareReturn({ ...source, ...changes }, choice).tie.ties
  expect(ties({})).toBe(true)
  for (const name of [
    'revenueMinor',
    'igstMinor',
    'cgstMinor',
    'sgstMinor',
    'cessMinor',
    'otherMinor',
  ] as const)
    expect([name, ties({ books: { ...source.books, [name]: source.books[name] + 1 } })]).toEqual([
      name,
      false,
    ])
  expect(ties({ hsn: [hsnSum()] })).toBe(false)
  expect(ties({ hsn: [hsnSum(), hsnSum({ igstMinor: 18_001 })] })).toBe(false)
  expect(ties({ documents: source.documents.slice(1) })).toBe(false)
})

test('a quarterly filer furnishes b2b and cdnr in two months, and the rest with the third', () => {
  const source = returnSource({
    documents: [
      returnDocument({ issueDate: '2026-10-05', clientGstin: registered, number: 'A' }),
      returnDocument({ issueDate: '2026-12-05', clientGstin: registered, number: 'B' }),
      returnDocument({ issueDate: '2026-10-06' }),
    ],
    advances: [returnAdvance()],
    hsn: [hsnSum()],
  })
  const prepared = (firstDay: string, iff: boolean) =>
    prepareReturn(source, { firstDay, filing: 'quarterly', iff }).made
  const october = prepared('2026-10-01', false)
  expect(october).toMatchObject({ period: '102026', b2cs: [], at: [], hsnB2b: [], docs: [] })
  expect(october.b2b).toHaveLength(2)
  expect(prepared('2026-12-01', false)).toMatchObject({
    period: '122026',
    b2b: [{ number: 'A' }, { number: 'B' }],
  })
  const rest = prepared('2026-12-01', true)
  expect(rest.b2b).toMatchObject([{ number: 'B' }])
  expect([rest.b2cs, rest.at, rest.hsnB2b].map((rows) => rows.length)).toEqual([1, 1, 1])
})

test('a period is a month, and for a quarterly filer the last month is the whole quarter', () => {
  expect(['102026', '072017', '062017', '132026', '1026', '102026x'].map(firstDayOf)).toEqual([
    ...['2026-10-01', '2017-07-01', null, null, null, null],
  ])
  expect(returnPeriod('monthly', '2026-12-01')).toEqual({
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
  })
  expect(returnPeriod('quarterly', '2026-12-01')).toEqual({
    firstDay: '2026-10-01',
    lastDay: '2026-12-31',
  })
  expect(returnPeriod('quarterly', '2027-02-01')).toEqual({
    firstDay: '2027-02-01',
    lastDay: '2027-02-28',
  })
  expect(
    ['2026-10-01', '2026-11-01', '2026-12-01'].map((day) => isFurnishing('quarterly', day)),
  ).toEqual([true, true, false])
  expect(lastOfQuarter('2027-01-01')).toBe('2027-03-01')
  expect(latestPeriod('monthly', '2027-01-02')).toBe('2026-12-01')
  expect(latestPeriod('quarterly', '2027-01-02')).toBe('2026-12-01')
  expect(latestPeriod('quarterly', '2026-11-23')).toBe('2026-09-01')
})

test('a return above the limit comes in parts: each document once, the sums in the first', () => {
  const documents = Array.from({ length: 50 }, (_, at) =>
    returnDocument({ clientGstin: registered, number: `A/${at}` }),
  )
  const made = composeGstr1(returnSource({ documents: [...documents, returnDocument()] }), '102026')
  expect(gstr1Texts(made)).toHaveLength(1)
  const parts = gstr1Texts(made, 3_000).map((text) => JSON.parse(text))
  expect(parts.length).toBeGreaterThan(2)
  for (const part of parts)
    expect(JSON.stringify(JSON.stringify(part)).length).toBeLessThanOrEqual(3_000)
  expect(
    parts.flatMap(({ b2b = [] }) =>
      b2b.flatMap(({ inv }: { inv: { inum: string }[] }) => inv.map(({ inum }) => inum)),
    ),
  ).toEqual(documents.map(({ number }) => number))
  expect(parts.map(({ b2cs = [] }) => b2cs.length)).toEqual(
    parts.map((_, at) => (at === 0 ? 1 : 0)),
  )
})

test('an advance for a SEZ is inter-State in the seller’s own State, too, beside those that are not (IGST s. 7(5))', () => {
  const here = { placeOfSupply: '27' }
  const within = { ...here, igstMinor: 0, cgstMinor: 4_500, sgstMinor: 4_500 }
  const advances = [
    returnAdvance({ ...here, supply: 'sez' }),
    returnAdvance(within),
    returnAdvance({ supply: 'sez' }),
    returnAdvance(),
    returnAdvance({ supply: 'export', placeOfSupply: '96' }),
  ]
  const used = { received: false, supply: 'sez' } as const
  const source = returnSource({ advances: [...advances, returnAdvance({ ...here, ...used })] })
  const choice = { firstDay: '2026-10-01', filing: 'monthly', iff: false } as const
  const prepared = prepareReturn(source, choice)
  const igst = { rt: 18, ad_amt: 500, iamt: 90 }
  expect(gstr1File(prepared.made)).toMatchObject({
    at: [
      {
        ...{ pos: '27', sply_ty: 'INTRA' },
        itms: [{ rt: 18, ad_amt: 500, camt: 45, samt: 45, csamt: 0 }],
      },
      { pos: '27', sply_ty: 'INTER', itms: [{ ...igst, csamt: 0 }] },
      { pos: '29', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 1_000, iamt: 180, csamt: 0 }] },
    ],
    txpd: [{ pos: '27', sply_ty: 'INTER', itms: [igst] }],
  })
  const listed = sectionViews(source, prepared).find(({ name }) => name === 'at')?.documents
  expect(listed).toHaveLength(4)
  // The portal fills 3.1(a) from table 11.
  expect(gstr3bOf(prepared.made)).toMatchObject({
    taxable: { taxableMinor: 150_000, igstMinor: 18_000, cgstMinor: 4_500 },
    zeroRated: { taxableMinor: 0 },
  })
})

test('GSTR-3B has advances in (a), SEZ and exports in (b), UIN holders in 3.2, and reverse charge in none', () => {
  const uin = '0719UNO00044UN0'
  const made = composeGstr1(
    returnSource({
      documents: [
        returnDocument({ clientGstin: registered }),
        returnDocument({ clientGstin: registered, supply: 'sez' }),
        returnDocument({ supply: 'export', placeOfSupply: '96' }),
        returnDocument({ clientGstin: registered, reverseCharge: true }),
        returnDocument({ clientGstin: uin, placeOfSupply: '07' }),
        returnDocument({ totalMinor: 20_000_000 }),
        returnDocument(),
      ],
      advances: [
        returnAdvance(),
        returnAdvance({ received: false, taxableMinor: 10_000, igstMinor: 1_800 }),
      ],
    }),
    '102026',
  )
  const figures = gstr3bOf(made)
  expect(figures.taxable).toMatchObject({
    taxableMinor: 4 * 100_000 + 40_000,
    igstMinor: 4 * 18_000 + 7_200,
  })
  expect(figures.zeroRated).toMatchObject({ taxableMinor: 200_000, igstMinor: 36_000 })
  expect(figures.reverseCharge).toMatchObject({ taxableMinor: 100_000, igstMinor: 18_000 })
  expect(figures.unregistered).toEqual([
    { placeOfSupply: '29', taxableMinor: 200_000, igstMinor: 36_000 },
  ])
  expect(figures.uinHolders).toEqual([
    { placeOfSupply: '07', taxableMinor: 100_000, igstMinor: 18_000 },
  ])
})
