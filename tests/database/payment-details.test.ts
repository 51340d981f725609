import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paymentDetailsSchema } from '#domain/payment/payment-details.ts'
import { isVpa } from '#domain/payment/upi.ts'
import fc from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'

type Details = {
  upi_id?: string | null
  bank_account_name?: string | null
  bank_account_number?: string | null
  bank_ifsc?: string | null
  bank_name?: string | null
  bank_swift?: string | null
}

const account = {
  bank_account_name: 'Neel Studio',
  bank_account_number: '50100012345678',
  bank_ifsc: 'HDFC0001234',
}

const save = async (details: Details) => {
  const user = await makeSeller()
  return as(user, (tx) => tx`update businesses set ${tx(details)}`).then(
    () => 'saved',
    (error: { constraint_name?: string }) => error.constraint_name,
  )
}

test.each<[string, Details]>([
  ['a UPI address alone', { upi_id: 'neel.studio-1_x@okhdfcbank' }],
  ['the shortest UPI address', { upi_id: 'ab@yb' }],
  ['the longest UPI address', { upi_id: `${'a'.repeat(190)}@${'b'.repeat(64)}` }],
  ['a bank account', account],
  ['both, and nothing', { ...account, upi_id: null }],
  [
    'its bank and the SWIFT code',
    { ...account, bank_name: 'HDFC Bank', bank_swift: 'HDFCINBBXXX' },
  ],
])('a business takes %s', async (_, details) => {
  expect(await save(details)).toBe('saved')
})

test.each<[string, Details, string]>([
  ['a UPI address without a bank', { upi_id: 'neel@' }, 'upiId: upi_id_invalid'],
  ['an email address for UPI', { upi_id: 'neel@studio.example' }, 'upiId: upi_id_invalid'],
  ['a UPI address with a space', { upi_id: 'neel studio@okbank' }, 'upiId: upi_id_invalid'],
  ['a UPI address with more behind it', { upi_id: 'neel@okbank&am=1' }, 'upiId: upi_id_invalid'],
  ['a UPI address with a line behind it', { upi_id: 'neel@okbank\n' }, 'upiId: upi_id_invalid'],
  [
    'a UPI address that is too long',
    { upi_id: `${'a'.repeat(191)}@${'b'.repeat(64)}` },
    'upiId: upi_id_invalid',
  ],
  ['a UPI address in capitals', { upi_id: 'Neel@okbank' }, 'upiId: upi_id_invalid'],
  ['a blank UPI address', { upi_id: '' }, 'upiId: upi_id_invalid'],
  ['a blank name', { ...account, bank_account_name: ' ' }, 'bankAccountName: account_holder_unfit'],
  [
    'a name of a tab',
    { ...account, bank_account_name: '\t' },
    'bankAccountName: account_holder_unfit',
  ],
  [
    'a name of two lines',
    { ...account, bank_account_name: 'A\nB' },
    'bankAccountName: account_holder_unfit',
  ],
  [
    'a long name',
    { ...account, bank_account_name: 'x'.repeat(121) },
    'bankAccountName: account_holder_unfit',
  ],
  [
    'eight digits',
    { ...account, bank_account_number: '12345678' },
    'bankAccountNumber: account_number_invalid',
  ],
  [
    '19 digits',
    { ...account, bank_account_number: '1'.repeat(19) },
    'bankAccountNumber: account_number_invalid',
  ],
  [
    'letters',
    { ...account, bank_account_number: 'GB29NWBK601613' },
    'bankAccountNumber: account_number_invalid',
  ],
  [
    'spaces',
    { ...account, bank_account_number: '501 000 123' },
    'bankAccountNumber: account_number_invalid',
  ],
  ['a code in small letters', { ...account, bank_ifsc: 'hdfc0001234' }, 'bankIfsc: ifsc_invalid'],
  ['a code without its zero', { ...account, bank_ifsc: 'HDFC1001234' }, 'bankIfsc: ifsc_invalid'],
  [
    'an account without a code',
    { ...account, bank_ifsc: null },
    'bankAccountNumber: account_incomplete',
  ],
  ['a code alone', { bank_ifsc: 'HDFC0001234' }, 'bankAccountNumber: account_incomplete'],
  [
    'a bank without an account',
    { bank_name: 'HDFC Bank' },
    'bankAccountNumber: bank_without_account',
  ],
  ['a bank of two lines', { ...account, bank_name: 'HDFC\nBank' }, 'bankName: bank_name_unfit'],
  ['a SWIFT code of nine', { ...account, bank_swift: 'HDFCINBBX' }, 'bankSwift: swift_invalid'],
  [
    'a SWIFT code in small letters',
    { ...account, bank_swift: 'hdfcinbb' },
    'bankSwift: swift_invalid',
  ],
])('a business refuses %s', async (_, details, constraint) => {
  expect(await save(details)).toBe(constraint)
})

/** Lists the values that a constraint of the table allows, without a row for each. */
async function allowed(constraint: string, column: string, values: string[]) {
  const [rule] = await sql<{ text: string }[]>`
    select pg_get_expr(conbin, conrelid) as text from pg_constraint where conname = ${constraint}`
  const rows = await sql<{ allowed: boolean }[]>`
    select ${sql.unsafe(rule?.text ?? '')} as allowed
    from unnest(${values}::text[]) with ordinality as given(${sql(column)}, place)
    order by place`
  return rows.map((row) => row.allowed)
}

// [pay-3]
test('the form and the database agree on every UPI ID and account number', async () => {
  const near = (letters: string, minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength })
  const vpas = fc.sample(
    fc.oneof(
      fc.tuple(near('aZ09._-', 0, 4), near('aZ9.', 0, 3)).map(([name, bank]) => `${name}@${bank}`),
      near('a9@._-\n &', 0, 8),
      fc.integer({ min: 185, max: 195 }).map((n) => `${'a'.repeat(n)}@${'b'.repeat(64)}`),
    ),
    500,
  )
  // The form writes letters small before it looks.
  expect(await allowed('upiId: upi_id_invalid', 'upi_id', vpas)).toEqual(
    vpas.map((vpa) => isVpa(vpa) && vpa === vpa.toLowerCase()),
  )
  const accounts = fc.sample(fc.oneof(near('0123456789', 7, 20), near('0A -', 7, 12)), 500)
  const accepts = (bankAccountNumber: string) =>
    v.is(paymentDetailsSchema, {
      bankAccountName: 'Neel',
      bankAccountNumber,
      bankIfsc: 'HDFC0001234',
    })
  expect(
    await allowed('bankAccountNumber: account_number_invalid', 'bank_account_number', accounts),
  ).toEqual(accounts.map((text) => accepts(text) && !/[ -]/.test(text)))
})

test("nobody sets another person's account", async () => {
  const [user, other] = [await makeSeller(), await makeSeller()]
  const change = await as(
    user,
    (tx) => tx`update businesses set upi_id = 'thief@okbank' where user_id = ${other}`,
  )
  expect(change.count).toBe(0)
  const [row] = await sql`select upi_id from businesses where user_id = ${other}`
  expect(row).toEqual({ upi_id: null })
})
