import { expect, test } from 'vitest'
import { toCamel } from './names.ts'
import { toSnake } from './snake-names.ts'

test('a column and its field take each other’s names, digits and all, and keep what they hold', () => {
  const row = { id: 'i', tax_id: null, bank_account_name: 'Neel', remind_before_3: true }
  const fields = { id: 'i', taxId: null, bankAccountName: 'Neel' }
  expect(toCamel(row)).toEqual({ ...fields, remindBefore3: true })
  expect(toSnake(fields)).toEqual({ id: 'i', tax_id: null, bank_account_name: 'Neel' })
})
