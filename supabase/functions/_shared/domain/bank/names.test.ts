import { expect, test } from 'vitest'
import { isNamed, searchedText, shownName, soughtName } from './names.ts'

test('accents of Latin letters do not count, the vowels of Indian scripts do', () => {
  const isIn = (name: string, narration: string) =>
    isNamed(soughtName(name), searchedText(narration, null))
  expect(isIn('José Álvarez', 'NEFT-JOSE ALVAREZ-SALARY')).toBe(true)
  expect(isIn('राम ज़ैदी', 'UPI/राम ज\u093cैदी/412')).toBe(true)
  expect(isIn('रमा ज़ैदी', 'UPI/राम ज़ैदी/412')).toBe(false)
})

test('a payer of capitals is shown as a name, and a code as none', () => {
  expect(shownName('ZEPHYR FOODS PVT LTD')).toBe('Zephyr Foods Pvt Ltd')
  expect(shownName("D'SOUZA")).toBe("D'souza")
  expect([shownName('HDFC0001'), shownName(null)]).toEqual(['', ''])
})
