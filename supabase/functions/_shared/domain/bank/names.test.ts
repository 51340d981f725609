import { expect, test } from 'vitest'
import { isNamed, searchedText, soughtName } from './names.ts'

test('accents of Latin letters do not count, the vowels of Indian scripts do', () => {
  const isIn = (name: string, narration: string) =>
    isNamed(soughtName(name), searchedText(narration, null))
  expect(isIn('José Álvarez', 'NEFT-JOSE ALVAREZ-SALARY')).toBe(true)
  expect(isIn('राम ज़ैदी', 'UPI/राम ज\u093cैदी/412')).toBe(true)
  expect(isIn('रमा ज़ैदी', 'UPI/राम ज़ैदी/412')).toBe(false)
})
