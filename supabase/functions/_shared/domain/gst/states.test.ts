import { expect, test } from 'vitest'
import { gstStates, hasUtgst, stateCodeOf, stateNameOf } from './states.ts'

// Typed off the list of GST codes, so that a code that is changed by mistake is noticed.
test('every State and union territory has its code, and places outside of all have 97', () => {
  expect(gstStates.map(({ code, name }) => `${code} ${name}`).join(', ')).toBe(
    '01 Jammu & Kashmir, 02 Himachal Pradesh, 03 Punjab, 04 Chandigarh, 05 Uttarakhand, 06 Haryana, ' +
      '07 Delhi, 08 Rajasthan, 09 Uttar Pradesh, 10 Bihar, 11 Sikkim, 12 Arunachal Pradesh, ' +
      '13 Nagaland, 14 Manipur, 15 Mizoram, 16 Tripura, 17 Meghalaya, 18 Assam, 19 West Bengal, ' +
      '20 Jharkhand, 21 Odisha, 22 Chhattisgarh, 23 Madhya Pradesh, 24 Gujarat, ' +
      '26 Dadra and Nagar Haveli and Daman and Diu, 27 Maharashtra, 29 Karnataka, 30 Goa, ' +
      '31 Lakshadweep, 32 Kerala, 33 Tamil Nadu, 34 Puducherry, 35 Andaman and Nicobar Islands, ' +
      '36 Telangana, 37 Andhra Pradesh, 38 Ladakh, 97 Other Territory',
  )
})

test('a State is found by its name and by its code', () => {
  expect(stateCodeOf('Maharashtra')).toBe('27')
  expect(stateNameOf('27')).toBe('Maharashtra')
  for (const nothing of ['Atlantis', '', null]) expect(stateCodeOf(nothing)).toBeNull()
  for (const nothing of ['00', '39', '98', 'constructor', '', null]) {
    expect(stateNameOf(nothing)).toBeNull()
  }
})

test('codes that nobody chooses any more are read, and so is that of abroad', () => {
  expect(['25', '28', '96'].map(stateNameOf)).toEqual([
    'Daman and Diu',
    'Andhra Pradesh (old)',
    'Other Countries',
  ])
})

test('six union territories without a legislature take UTGST', () => {
  expect(gstStates.filter(({ code }) => hasUtgst(code)).map(({ code }) => code)).toEqual(
    '04 26 31 35 38 97'.split(' '),
  )
  expect(hasUtgst('07')).toBe(false)
  expect(hasUtgst(null)).toBe(false)
})
