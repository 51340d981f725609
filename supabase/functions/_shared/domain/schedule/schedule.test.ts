import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import {
  forPeriod,
  monthlyMinor,
  namedFor,
  type ScheduleRule,
  scheduleDays,
  scheduledInvoiceSchema,
  schedulePeriod,
  scheduleSchema,
} from './schedule.ts'

const days = (rule: ScheduleRule, count: number) =>
  Array.from({ length: count }, (_, at) => schedulePeriod(rule, at + 1))

test.each<[string, ScheduleRule, string[]]>([
  [
    'the 31st is a short month’s last day, and comes back to the 31st',
    { every: 'month', day: 31, start: '2027-01-31' },
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ],
  [
    'a February with 29 days has its 29th',
    { every: 'month', day: 30, start: '2028-01-10' },
    ['2028-01-30', '2028-02-29', '2028-03-30'],
  ],
  [
    '29 February is the 28th in other years, and comes back',
    { every: 'year', day: 29, start: '2028-02-29' },
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    'the first is the day on or behind the start',
    { every: 'month', day: 1, start: '2026-11-22' },
    ['2026-12-01', '2027-01-01'],
  ],
  [
    'a quarter is three months',
    { every: 'quarter', day: 31, start: '2026-08-31' },
    ['2026-08-31', '2026-11-30', '2027-02-28', '2027-05-31'],
  ],
  [
    'weeks follow the start',
    { every: 'week', day: null, start: '2026-12-25' },
    ['2026-12-25', '2027-01-01', '2027-01-08'],
  ],
])('%s', (_, rule, expected) => {
  expect(days(rule, expected.length)).toEqual(expected)
})

const every = { every: 'month', day: 31, start: '2027-01-31', mode: 'draft' } as const
const today = '2026-11-22'

test('the days of a rule begin where it is asked, and the last one is included', () => {
  const rule = { ...every, end: '2027-03-31' }
  expect(scheduleDays(rule, today, 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  expect(scheduleDays({ ...rule, end: '2027-03-30' }, today, 5)).toHaveLength(2)
  expect(scheduleDays({ ...rule, end: null }, '2027-02-28', 2)).toEqual([
    '2027-02-28',
    '2027-03-31',
  ])
})

test('a schedule’s form becomes a request: the day of the start, weeks without one, today', () => {
  const read = (fields: object) => v.parse(scheduleSchema(today), { ...every, ...fields })
  expect(read({ day: '', end: '', count: '', termsDays: '15' })).toEqual({
    ...every,
    end: null,
    count: null,
    termsDays: 15,
  })
  expect(read({ every: 'week', day: '7' }).day).toBeNull()
  expect(read({ start: '', day: null })).toMatchObject({ start: today, day: 22, termsDays: 30 })
})

test('a month has a twelfth of what a year brings, whatever each step is', () => {
  expect(
    monthlyMinor([
      { every: 'week', minor: 300_00 },
      { every: 'month', minor: 1_000_00 },
      { every: 'quarter', minor: 100_00 },
      { every: 'year', minor: 1_200_00 },
    ]),
  ).toBe(2_433_00)
})

test.each<[object, string, string]>([
  [{ every: 'day' }, 'every', 'The invoice must repeat every week, month, quarter or year.'],
  [{ day: 32 }, 'day', 'Day of the month must be a number from 1 to 31.'],
  [{ start: '2026-02-30' }, 'start', 'Choose a valid first day.'],
  [{ end: '2026-02-30' }, 'end', 'Choose a valid last day.'],
  [{ end: '2027-01-30' }, 'end', 'No invoice would be created by then. Choose a later last day.'],
  [
    { end: '2027-03-01', count: 3 },
    'count',
    'Choose a last day or a number of invoices, not both.',
  ],
  [{ count: 0 }, 'count', 'Number of invoices must be a whole number from 1 to 1,000.'],
  [{ mode: 'send' }, 'mode', 'Mode must be draft or issue.'],
  [{ termsDays: 366 }, 'termsDays', 'Payment terms must be a whole number of days, from 0 to 365.'],
])('%o is refused at its field', (fields, field, message) => {
  const read = v.safeParse(scheduleSchema(today), { ...every, ...fields })
  expect(read.issues?.map((issue) => [v.getDotPath(issue), said(issue.message)])).toEqual([
    [field, message],
  ])
})

const content = {
  clientName: 'Kaveri {month}',
  clientEmail: 'a@kaveri.example',
  dueDate: '',
  notes: 'For {month} {year}, and {month} again',
  poNumber: '{year}',
  items: [{ description: 'Retainer {month}', quantity: '1', amount: '100' }, 'half a row'],
}

test('month and year are named in what rows say, in the notes and in the PO number alone', () => {
  expect(forPeriod(content, '2026-09-30')).toEqual({
    ...content,
    notes: 'For September 2026, and September again',
    poNumber: '2026',
    items: [
      { ...(content.items.at(0) as object), description: 'Retainer September' },
      'half a row',
    ],
  })
  expect(namedFor('{Month} {month}', '2027-02-28')).toBe('{Month} February')
})

test('a schedule that issues needs a complete invoice, keeps its {month}, and leaves space for the longest month', () => {
  const schema = scheduledInvoiceSchema(today)
  const [row] = content.items
  const read = v.safeParse(schema, { ...content, items: [row] })
  expect(read.output).toMatchObject({
    notes: content.notes,
    items: [{ description: 'Retainer {month}', amountMinor: 10_000 }],
  })
  expect(read.output).not.toHaveProperty('dueDate')
  // A shipping bill is of one shipment, and would be older than the next invoice.
  const shipped = { clientCountry: 'AE', shippingBill: '1234567', shippingBillDate: '2020-01-01' }
  const repeated = v.safeParse(schema, { ...content, items: [row], ...shipped })
  expect(repeated.output).toMatchObject({ shippingBill: null, shippingBillDate: null })
  const refused = (changes: object) =>
    v
      .safeParse(schema, { ...content, items: [row], ...changes })
      .issues?.map((issue) => v.getDotPath(issue))
  expect(refused({ items: [] })).toEqual(['items'])
  expect(refused({ clientEmail: '' })).toContain('clientEmail')
  const long = { description: `{month}${'x'.repeat(992)}`, amount: '1' }
  expect(refused({ items: [long] })).toEqual(['items.0.description'])
  expect(
    refused({ items: [{ ...long, description: long.description.slice(0, -1) }] }),
  ).toBeUndefined()
})
