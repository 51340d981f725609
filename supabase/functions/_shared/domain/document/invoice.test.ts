import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newInvoice } from '#tests/factories/new-invoice.ts'
import { newRow } from '#tests/factories/rows/new-row.ts'
import { invoice, item, parse, refusals, today } from '#tests/factories/typed-invoice.ts'
import fc, { thorough } from '#tests/setup/property.ts'
import { said } from '#tests/setup/said.ts'
import { newInvoiceSchema } from './new/new-invoice.ts'
import { invoiceLimits } from './new/new-item.ts'

const parseParts = (change: object) =>
  v.safeParse(newInvoiceSchema(today, 'invoice', true), { ...invoice, dueDate: '', ...change })

// [entity-6] [const-9]
test('a typed invoice becomes one in minor units, with rupees and no notes by default', () => {
  expect(parse({}).output).toEqual(
    newInvoice({
      dueDate: '2026-12-01',
      items: [{ ...newRow({ quantity: '2', amountMinor: 150050 }), place: 0 }],
    }),
  )
})

test.each([
  [{ language: 'fr' }, { language: 'Language must be one of en, hi and en-hi.' }],
  [{ reverseCharge: 'yes' }, { reverseCharge: 'Must be true or false.' }],
  [
    { placeOfSupply: 'Goa' },
    { placeOfSupply: 'Place of supply must be a State code, or 96 for abroad.' },
  ],
  [{ supply: 'abroad' }, { supply: 'Supply must be domestic, sez or export.' }],
  [{ clientCountry: 'XX' }, { clientCountry: 'Choose a country from the list.' }],
  [{ clientStateCode: '96' }, { clientStateCode: 'Choose a State from the list.' }],
  [
    { clientGstin: '29AAHCM7727Q1Z1' },
    { clientGstin: 'Check this GSTIN: the last character does not match.' },
  ],
  [
    { clientPan: 'AAHCM7727' },
    { clientPan: 'PAN must be five letters, four digits and a letter.' },
  ],
  [
    { items: [{ ...item, taxability: 'free', hsnSac: '9', gstRate: '1.234' }] },
    {
      'items.0.hsnSac': 'HSN/SAC must have 2 to 8 digits.',
      'items.0.gstRate': 'GST rate must be a number with at most two decimals.',
      'items.0.taxability': 'Taxability must be taxable, nil, exempt or non_gst.',
    },
  ],
])('what GST needs to know is checked: %j', (change, refused) => {
  expect(refusals(change)).toEqual(refused)
})

// [valid-8]
test('today is a due date, yesterday is not', () => {
  expect(refusals({ dueDate: today })).toEqual({})
  expect(refusals({ dueDate: '2026-11-20' })).toEqual({
    dueDate: 'Due date cannot be in the past.',
  })
  expect(refusals({ dueDate: '' })).toEqual({ dueDate: 'Due date is required.' })
  expect(refusals({ dueDate: '2026-02-30' })).toEqual({
    dueDate: 'Choose a valid due date.',
  })
})

// [valid-6]
test('the client needs a name and an address that looks like one', () => {
  for (const clientName of [' \t ', '\u00a0\u200b']) {
    expect(refusals({ clientName, clientEmail: 'kaveri' })).toEqual({
      clientName: 'Client name is required.',
      clientEmail: 'Please enter a valid email address.',
    })
  }
})

test('the day of issue is today unless an earlier one is given', () => {
  expect(parse({}).output).toMatchObject({ issueDate: null })
  expect(parse({ issueDate: '2026-04-01' }).output).toMatchObject({ issueDate: '2026-04-01' })
  expect(refusals({ issueDate: '2026-11-22' })).toEqual({
    issueDate: 'Issue date cannot be in the future.',
  })
  expect(refusals({ issueDate: '2026-02-30' })).toEqual({
    issueDate: 'Choose a valid issue date.',
  })
})

test('the shipping bill of an export has a number, and a day from the day of issue to today', () => {
  const abroad = { clientCountry: 'AE', issueDate: '2026-11-19', shippingBill: '1234567' }
  const ends = (change: object) => refusals({ ...abroad, ...change }).shippingBillDate
  expect(ends({ shippingBillDate: '2026-11-19' })).toBeUndefined()
  expect(ends({ shippingBill: '' })).toBeUndefined()
  expect(ends({ shippingBillDate: '2026-11-22' })).toBe(
    'Shipping bill date cannot be in the future.',
  )
  const early = 'Shipping bill date cannot be before the issue date of the invoice.'
  expect(ends({ shippingBillDate: '2026-11-18' })).toBe(early)
  expect(ends({ shippingBillDate: '2026-11-20', issueDate: '' })).toBe(early)
  const alone = { shippingBill: '', shippingBillDate: '2026-11-20' }
  expect(ends(alone)).toBe('Enter the shipping bill number for this date.')
  expect(ends({ ...alone, clientCountry: 'IN' })).toBeUndefined()
})

test('dollars may come without an exchange rate', () => {
  expect(parse({ currency: 'USD' }).output).toMatchObject({ exchangeRate: null })
  expect(parse({ currency: 'USD', exchangeRate: '' }).output).toMatchObject({ exchangeRate: null })
  expect(parse({ currency: 'USD', exchangeRate: '83.5' }).output).toMatchObject({
    exchangeRate: 83.5,
  })
})

test.each([
  ['0', 'Exchange rate must be above 0 and at most 1,000.'],
  ['-1', 'Exchange rate must be above 0 and at most 1,000.'],
  ['1001', 'Exchange rate must be above 0 and at most 1,000.'],
  ['x', 'Exchange rate must be above 0 and at most 1,000.'],
  ['1.1234567', 'Exchange rate can have at most six decimals.'],
])('an exchange rate of %s is refused', (exchangeRate, message) => {
  expect(refusals({ currency: 'USD', exchangeRate })).toEqual({ exchangeRate: message })
})

test('whatever is sent, the schema answers and what it lets through is within the limits', () => {
  const anything = fc.record({
    clientName: fc.anything(),
    clientEmail: fc.oneof(fc.anything(), fc.emailAddress()),
    currency: fc.anything(),
    dueDate: fc.oneof(fc.anything(), fc.constant('2027-01-01')),
    notes: fc.anything(),
    items: fc.oneof(
      fc.anything(),
      fc.array(
        fc.record({
          description: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          quantity: fc.oneof(fc.double(), fc.nat()),
          amount: fc.oneof(fc.double(), fc.integer(), fc.string()),
        }),
      ),
    ),
  })
  fc.assert(
    fc.property(anything, (input) => {
      const result = v.safeParse(newInvoiceSchema(today), input)
      if (!result.success) return
      for (const { description, quantity, amountMinor } of result.output.items) {
        expect(description.length).toBeLessThanOrEqual(invoiceLimits.description)
        expect(description).not.toMatch(/\p{Cc}/u)
        expect(Number(quantity)).toBeGreaterThan(0)
        expect(Number.isSafeInteger(amountMinor) && amountMinor > 0).toBe(true)
      }
    }),
    { numRuns: thorough(300, 1_000) },
  )
})

test('an estimate asks for its last day by its own name', () => {
  const saidOf = (dueDate: unknown) => {
    const given = v.safeParse(newInvoiceSchema('2026-11-22', 'estimate'), { dueDate })
    return said(given.issues?.find(({ path }) => path?.[0]?.key === 'dueDate')?.message ?? '')
  }
  expect(['', '2026-02-30', '2026-11-21', '2026-11-22'].map(saidOf)).toEqual([
    'Valid until is required.',
    'Choose a valid date for Valid until.',
    'Valid until cannot be in the past.',
    '',
  ])
})

test('parts are read by day or days and by amount or per cent, and the first one’s day is the due date', () => {
  const first = { dueDate: '2990-01-01', amount: '33.3%' }
  const { output } = parseParts({ parts: [first, { dueDate: '2990-02-01' }] })
  const rest = { days: null, amountMinor: null, share: null }
  expect(output).toMatchObject({
    dueDate: '2990-01-01',
    parts: [
      { ...rest, dueDate: '2990-01-01', share: 3_330 },
      { ...rest, dueDate: '2990-02-01' },
    ],
  })
  const byDays = [{ days: '0', percent: 20 }, { days: 10, amount: 5.5 }, { days: '30' }]
  expect(parseParts({ parts: byDays }).output).toMatchObject({
    dueDate: today,
    parts: [{ days: 0, share: 2_000 }, { days: 10, amountMinor: 550 }, { days: 30 }],
  })
})

test.each([
  [[{ days: 1 }], 'parts', 'A split payment must have 2 to 12 instalments.'],
  [[{ amount: '1' }, { days: 1 }], 'parts.0.dueDate', 'Due date is required.'],
  [
    [{ dueDate: '2020-01-01', amount: 1 }, { days: 1 }],
    'parts.0.dueDate',
    'Due date cannot be in the past.',
  ],
  [
    [{ days: 2, amount: 1 }, { days: 2 }],
    'parts.1.dueDate',
    'Each instalment must be due after the one before it.',
  ],
  [[{ days: 1 }, { days: 2 }], 'parts.0.amount', 'Enter an amount, or a percentage such as 50%.'],
  [
    [{ days: 1, amount: '100%' }, { days: 2 }],
    'parts.0.amount',
    'Percentage must be between 0 and 100.',
  ],
  [
    [{ days: 1.5, amount: 1 }, { days: 2 }],
    'parts.0.days',
    'Days must be a whole number from 0 to 999.',
  ],
])('parts %j are refused at %s', (parts, path, message) => {
  const given = parseParts({ parts })
  const told = given.issues?.map((issue) => [v.getDotPath(issue), said(issue.message)])
  expect(told).toContainEqual([path, message])
})
