import { expect, test } from 'vitest'
import fc, { thorough } from '#tests/setup/property.ts'
import { minorToDecimal } from '../money.ts'
import { departmentStatuses } from './department.ts'
import { readDepartmentFile } from './read-department-file.ts'

const linesOf = (text: string, separator = '^') =>
  text.split('\n').map((line) => line.split(separator))

const head = `^Annual Tax Statement^
File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee
23-10-2025^ABCPD1234E^Active^2025-26^2026-27^ASHA RAO`

const text = `${head}
^PART-I - Details of Tax Deducted at Source^
Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)
1^KAVERI INTERIORS^MUMK12345A^^^^^962500.00^96250.00^96250.00
^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)
^1^194J^23-Sep-2025^F^23-Oct-2025^-^961900.00^96190.00^96190.00
^2^194J^23-Sep-2025^F^23-Oct-2025^-^600.00^60.00^60.00
2^NARMADA FOODS^PNEN54321B^^^^600.00^60.00^60.00
^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)
^1^194C^23-Sep-2025^P^-^-^600.00^60.00^60.00
^2^194C^30-Sep-2025^F^23-Oct-2025^B^-600.00^-60.00^-60.00
^3^194C^30-Sep-2025^F^23-Oct-2025^-^600.00^60.00^60.00
^PART-II-Details of Tax Deducted at Source for 15G / 15H^
No Transactions Present
^PART-VI-Details of Tax Collected at Source^
Sr. No.^Name of Collector^TAN of Collector^^^^^Total Amount Paid^Total Tax Collected^Total TCS Deposited
1^SOME SHOP^DELS00001C^^^^^100.00^1.00^1.00
^1^206CR^23-Sep-2025^F^23-Oct-2025^-^100.00^1.00^1.00
^PART-VII- Details of Paid Refund^
No Transactions Present`

test('a text of Form 26AS gives its deductors, their rows and whose it is', () => {
  const file = readDepartmentFile(linesOf(text))
  expect(file).toMatchObject({
    ...{ form: '26AS', madeOn: '2025-10-23', pan: 'ABCPD1234E', deductors: 2 },
    ...{ unequal: [], unread: [], otherParts: ['VI'] },
  })
  expect(file?.rows).toHaveLength(5)
  expect(file?.rows[1]).toEqual({
    ...{ tan: 'MUMK12345A', deductor: 'KAVERI INTERIORS', pan: null, code: '194J' },
    ...{ day: '2025-09-23', status: 'F', bookedOn: '2025-10-23', remarks: null },
    ...{ paidMinor: 60_000, taxMinor: 6_000, depositedMinor: 6_000, occurrence: 1 },
  })
})

test('four carets behind the TAN instead of five change nothing: the sums are the last three fields', () => {
  const of = (carets: string) => readDepartmentFile(linesOf(text.replaceAll('^^^^^', carets)))
  expect(of('^^^^')).toEqual(of('^^^^^'))
  expect(of('^^^^')?.unequal).toEqual([])
})

test('bars instead of carets are read alike', () => {
  expect(readDepartmentFile(linesOf(text.replaceAll('^', '|'), '|'))).toEqual(
    readDepartmentFile(linesOf(text)),
  )
})

test('a reversal is below zero, and a provisional row has no day of booking', () => {
  const rows = readDepartmentFile(linesOf(text))?.rows
  expect(rows?.[2]).toMatchObject({ status: 'P', bookedOn: null, remarks: null })
  expect(rows?.[3]).toMatchObject({ paidMinor: -60_000, taxMinor: -6_000, remarks: 'B' })
})

test('^1^1027^22-Jun-2026^U^-^-^100000.00^10000.00^10000.00 → code 1027, 10,000, not yet credit', () => {
  const line = '^1^1027^22-Jun-2026^U^-^-^100000.00^10000.00^10000.00'
  const file = readDepartmentFile(
    linesOf(`^PART-I - Details^\n1^KAVERI^MUMK12345A^^^^^100000.00^10000.00^10000.00\n${line}`),
  )
  expect(file?.rows).toEqual([
    expect.objectContaining({ code: '1027', taxMinor: 1_000_000, status: 'U', bookedOn: null }),
  ])
})

test('parts II and IV are read and told, and give no rows', () => {
  const more = `^PART-II-Details of Tax Deducted at Source for 15G / 15H^
Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)
1^SOME FINANCE^DELS00002B^^^^^50000.00^0.00^0.00
^Sr. No.^Section^Transaction Date^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)
^1^194A^10-Apr-2025^05-May-2025^-^50000.00^0.00^0.00
^PART-IV-Details of Tax Deducted at Source u/s 194IA / 194IB / 194M / 194S (For Seller/Landlord of Property/Contractors or Professionals)^
Sr. No.^Acknowledgement Number^Name of Deductor^PAN of Deductor^Transaction Date^Total Transaction Amount^Total TDS Deposited
1^AB1234567^RAVI KUMAR^ABCPK1234F^10-Oct-2025^6000000.00^120000.00
^Sr. No.^TDS Certificate Number^Section^Date of Deposit^Status of Booking^Date of Booking^Demand Payment^TDS Deposited
^1^CERT12^194M^12-Oct-2025^F^20-Oct-2025^-^120000.00`
  const plain = readDepartmentFile(linesOf(text))
  const file = readDepartmentFile(linesOf(`${text}\n${more}`))
  expect(file?.rows).toEqual(plain?.rows)
  expect(file).toMatchObject({ unequal: [], unread: [], otherParts: ['VI'] })
  expect(plain?.unused).toEqual([])
  expect(file?.unused).toEqual([
    { part: 'II', name: 'SOME FINANCE', id: 'DELS00002B', paidMinor: 5_000_000, taxMinor: 0 },
    {
      ...{ part: 'IV', name: 'RAVI KUMAR', id: 'ABCPK1234F' },
      ...{ paidMinor: 600_000_000, taxMinor: 12_000_000 },
    },
  ])
})

test('a statement without transactions is empty, and another file is none', () => {
  const empty = `${head}\n^PART-I - Details of Tax Deducted at Source^\nNo Transactions Present`
  expect(readDepartmentFile(linesOf(empty))).toMatchObject({ rows: [], unequal: [], unread: [] })
  expect(readDepartmentFile(linesOf('Date^Narration^Amount\n01/04/26^NEFT^100'))).toBeNull()
})

test('rows that do not add up to what their deductor says are told, and so is a line that cannot be read', () => {
  const broken = text.replace('^2^194J^23-Sep-2025^F', '^2^194J^no day^F')
  const file = readDepartmentFile(linesOf(broken))
  expect(file?.unequal).toEqual([{ tan: 'MUMK12345A', name: 'KAVERI INTERIORS' }])
  expect(file?.unread).toEqual([9])
})

// The columns of this sheet are not sure: it is read by serials and by what its cells hold.
test('the sheet of Form 168 is read by its serials, wherever its columns are', () => {
  const rows = [
    ['Form 168', '', '', 'Tax year 2026-27'],
    ['Sr. No.', 'Name', 'TAN', 'PAN', 'Paid', 'Tax'],
    ['1', 'KAVERI INTERIORS', 'MUMK12345A', 'AABCK1234F', '150000', '15000'],
    ['1.1', '1027', '22-Jun-2026', 'Final', '06-Aug-2026', '-', '100000', '10000'],
    ['1.2', '', '1027', '2026-07-22', 'Provisional', '', '-', '', '50000', '5000'],
    ['2', 'NARMADA FOODS', 'PNEN54321B', 'AABCN1234F'],
    ['2.1', '1023', '22-Jun-2026', 'Unmatched', '-', '-', '30001', '300.01'],
  ]
  const file = readDepartmentFile(rows)
  expect(file).toMatchObject({ form: '168', deductors: 2, unequal: [], unread: [] })
  expect(
    file?.rows.map(({ code, day, status, taxMinor, pan }) => [code, day, status, taxMinor, pan]),
  ).toEqual([
    ['1027', '2026-06-22', 'F', 1_000_000, 'AABCK1234F'],
    ['1027', '2026-07-22', 'P', 500_000, 'AABCK1234F'],
    ['1023', '2026-06-22', 'U', 30_001, 'AABCN1234F'],
  ])
})

test('equal rows of a file are counted, so that both are kept', () => {
  const twice = text.replace(
    '^1^194J^23-Sep-2025^F^23-Oct-2025^-^961900.00^96190.00^96190.00',
    '^1^194J^23-Sep-2025^F^23-Oct-2025^-^600.00^60.00^60.00',
  )
  expect(
    readDepartmentFile(linesOf(twice))
      ?.rows.slice(0, 2)
      .map(({ occurrence }) => occurrence),
  ).toEqual([1, 2])
})

const row = fc.record({
  tax: fc.integer({ min: -1_000_000, max: 100_000_000 }),
  month: fc.integer({ min: 1, max: 12 }),
  status: fc.constantFrom(...departmentStatuses),
  code: fc.constantFrom('194J', '194JB', '194I(a)', '1027', '1023'),
})

test('whatever rows deductors have, each is read with its deductor, and they add up', () => {
  fc.assert(
    fc.property(fc.array(fc.array(row, { maxLength: 5 }), { maxLength: 5 }), (deductors) => {
      const lines = deductors.flatMap((rows, at) => {
        const sum = minorToText(rows.reduce((all, { tax }) => all + tax, 0))
        const tan = `MUMK0000${at}A`
        return [
          `${at + 1}^DEDUCTOR ${at}^${tan}^^^^^${sum}^${sum}^${sum}`,
          ...rows.map(({ tax, month, status, code }, place) => {
            const amount = minorToText(tax)
            const day = `01-${String(month).padStart(2, '0')}-2026`
            return `^${place + 1}^${code}^${day}^${status}^-^-^${amount}^${amount}^${amount}`
          }),
        ]
      })
      const file = readDepartmentFile(linesOf(['^PART-I - Details^', ...lines].join('\n')))
      expect(file).toMatchObject({ unequal: [], unread: [], deductors: deductors.length })
      expect(file?.rows.map(({ tan, taxMinor, status }) => [tan, taxMinor, status])).toEqual(
        deductors.flatMap((rows, at) =>
          rows.map(({ tax, status }) => [`MUMK0000${at}A`, tax, status]),
        ),
      )
    }),
    { numRuns: thorough(100, 2_000) },
  )
})

const minorToText = (minor: number) => `${minor < 0 ? '-' : ''}${minorToDecimal(Math.abs(minor))}`
