import { beforeAll, expect, test } from 'vitest'
import { sampleInvoice } from '../../../../../tests/factories/sample-invoice.ts'
import { compositionBill, fullTaxInvoice } from '../../../../../tests/factories/tax-invoice.ts'
import { documentView } from '../document-view.ts'
import { gstStates } from '../gst/states.ts'
import { documentLetter, letterText } from '../letter.ts'
import { composeMail, reminderText, shareText } from '../mail.ts'
import { loadTongue, tongueOf } from './tongue.ts'

beforeAll(() => loadTongue('hi'))

const url = 'https://bahi.example/i/abc'
const inHindi = (text: string) => text.normalize('NFC')

test('a document in Hindi has Hindi labels, days, places and words, in Latin digits', () => {
  const view = documentView(fullTaxInvoice({ language: 'hi' }))
  expect(view).toMatchObject({ title: inHindi('कर बीजक'), number: 'INV/26-27/0042' })
  expect(view.dates[0]).toMatchObject({ label: inHindi('तारीख'), value: inHindi('18 नवंबर 2026') })
  expect(view.terms[0]).toEqual({
    label: inHindi('आपूर्ति का स्थान'),
    value: inHindi('महाराष्ट्र (27)'),
  })
  expect(view.words).toHaveLength(1)
  expect(view.words[0]).toMatch(/^रुपये .+ मात्र$/)
  expect(view.headline.figure.main).toMatch(/^₹[\d,]+\.\d\d$/)
})

test('side by side the labels and the words stand in both, days and how to pay in English', () => {
  const view = documentView(fullTaxInvoice({ language: 'en-hi' }))
  expect(view.title).toBe(inHindi('TAX INVOICE · कर बीजक'))
  expect(view.dates[0]).toMatchObject({
    label: inHindi('Issue Date · तारीख'),
    value: 'Nov 18, 2026',
  })
  expect(view.words.map((line) => line.split(' ')[0])).toEqual(['Rupees', inHindi('रुपये')])
  expect(view.pay.bank?.label).toBe('Pay by bank transfer')
})

test('what the law gives in English words stands so in each language', () => {
  const law = (language: 'en' | 'hi' | 'en-hi') => [
    documentView(fullTaxInvoice({ language, supply: 'sez', withTax: false })).endorsements,
    documentView({ ...compositionBill(), language }).endorsements,
  ]
  expect(law('en').flat()).not.toEqual([])
  expect(law('hi')).toEqual(law('en'))
  expect(law('en-hi')).toEqual(law('en'))
})

test('texts, mails and reminders are in Hindi, of two languages in Hindi first, with the link once', () => {
  const mailed = (language: 'hi' | 'en-hi') => ({ ...sampleInvoice({ language }), url })
  const reminder = reminderText(mailed('hi'), '2026-11-29')
  expect(reminder).toContain(inHindi('3 दिन में (2 दिसंबर 2026 तक) करना है।'))
  expect(reminder).not.toMatch(/reminder|Thank/)
  const both = shareText(mailed('en-hi'))
  expect(both.indexOf(inHindi('नमस्ते'))).toBe(0)
  expect(both.indexOf('Hello')).toBeGreaterThan(0)
  expect(both.split(url)).toHaveLength(2)
  const { subject, message } = composeMail('invoice', mailed('hi'), '2026-11-22')
  expect(subject).toContain(inHindi('की ओर से'))
  const letter = documentLetter(mailed('hi'), message, `${url}/stop`)
  expect(letter.lang).toBe('hi-IN')
  expect(letter.button?.label).toBe(inHindi('देखें और भुगतान करें'))
  expect(letterText(letter)).not.toMatch(/[A-Za-z]{4,} (?:the|is|to|for|you)\b/)
})

test('every State has a name in Hindi', () => {
  const { state } = tongueOf({ language: 'hi' })
  for (const { code } of gstStates) expect(state(code)).toMatch(/^[\u0900-\u097f ]+ \(\d\d\)$/u)
})
