import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { amountInHindi, hindiNumbers } from './amount-in-words.ts'

/** By their last digit, written down apart from what the product has. */
const byUnit = [
  'शून्य दस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
  'एक ग्यारह इक्कीस इकतीस इकतालीस इक्यावन इकसठ इकहत्तर इक्यासी इक्यानवे',
  'दो बारह बाईस बत्तीस बयालीस बावन बासठ बहत्तर बयासी बानवे',
  'तीन तेरह तेईस तैंतीस तैंतालीस तिरपन तिरसठ तिहत्तर तिरासी तिरानवे',
  'चार चौदह चौबीस चौंतीस चौवालीस चौवन चौंसठ चौहत्तर चौरासी चौरानवे',
  'पाँच पंद्रह पच्चीस पैंतीस पैंतालीस पचपन पैंसठ पचहत्तर पचासी पचानवे',
  'छह सोलह छब्बीस छत्तीस छियालीस छप्पन छियासठ छिहत्तर छियासी छियानवे',
  'सात सत्रह सत्ताईस सैंतीस सैंतालीस सत्तावन सड़सठ सतहत्तर सत्तासी सत्तानवे',
  'आठ अठारह अट्ठाईस अड़तीस अड़तालीस अट्ठावन अड़सठ अठहत्तर अट्ठासी अट्ठानवे',
  'नौ उन्नीस उनतीस उनतालीस उनचास उनसठ उनहत्तर उन्यासी नवासी निन्यानवे',
].map((words) => words.normalize('NFC').split(' '))
const wordOf = (value: number) => byUnit[value % 10]?.[Math.floor(value / 10)]

test('each number from 0 to 99 has the word of its own that Hindi has for it', () => {
  expect(hindiNumbers).toEqual(Array.from({ length: 100 }, (_, value) => wordOf(value)))
  expect(new Set(hindiNumbers).size).toBe(100)
})

test.each([
  [0, 'रुपये शून्य मात्र'],
  [50, 'पैसे पचास मात्र'],
  [54_516_00, 'रुपये चौवन हज़ार पाँच सौ सोलह मात्र'],
  [12_34_567_50, 'रुपये बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ और पैसे पचास मात्र'],
  [100_00_00_000_00, 'रुपये एक सौ करोड़ मात्र'],
  [1_00_000_00_00_000_00, 'रुपये एक लाख करोड़ मात्र'],
])('%i paise read "%s" in Hindi', (minor, words) =>
  expect(amountInHindi(minor)).toBe(words.normalize('NFC')),
)

const sizes: Record<string, number> = Object.fromEntries(
  Object.entries({ सौ: 100, हज़ार: 1_000, लाख: 100_000, करोड़: 10_000_000 }).map(([word, size]) => [
    word.normalize('NFC'),
    size,
  ]),
)

/** Reads the words back: a scale multiplies what was said since the last larger one. */
function numberOf(words: string[]): number {
  let done = 0
  let open = 0
  for (const word of words) {
    const size = sizes[word]
    if (size === undefined) {
      const unit = byUnit.findIndex((column) => column.includes(word))
      open += (byUnit[unit]?.indexOf(word) ?? Number.NaN) * 10 + unit
    } else if (size === 10_000_000) [done, open] = [(done + open) * size, 0]
    else if (size === 100) open *= size
    else [done, open] = [done + open * size, 0]
  }
  return done + open
}

test('every amount up to far above a hundred crore, paise included, is read back from its Hindi words', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 100, max: 1e15 }), fc.integer({ min: 100, max: 1e7 })),
      (minor) => {
        const [rupees = '', paise = 'पैसे शून्य'] = amountInHindi(minor)
          .replace(' मात्र', '')
          .split(' और ')
        const whole = numberOf(rupees.split(' ').slice(1))
        expect(whole * 100 + numberOf(paise.split(' ').slice(1))).toBe(minor)
      },
    ),
  )
})
