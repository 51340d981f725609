import { afterEach, expect, test } from 'vitest'
import { eventText, type InvoiceEvent, reachTexts } from '#domain/document/history.ts'
import type { DecidedSupply } from '#domain/gst/supply.ts'
import { supplySentence } from '#domain/gst/supply-words.ts'
import { refusals, sentenceOf } from '#domain/messages/refusals.ts'
import { amountLabel } from '#src/lib/amount-label.ts'
import { amountLabelsInHindi, amountsInHindi, settledInHindi } from './amounts.ts'
import { problemsInHindi } from './gst-problems.ts'
import { sectionsInHindi } from './gst-sections.ts'
import { historyInHindi } from './history.ts'
import { speakDomain } from './index.ts'
import { refusalsInHindi } from './refusals.ts'
import { supplyInHindi } from './supply.ts'

let fallSilent = () => {}
afterEach(() => fallSilent())
const speak = () => {
  fallSilent = speakDomain()
}

/** Values that refusals put into their sentences. */
const params = {
  ...{ most: 20_000, least: 8, seconds: 9_000, minor: 5_000_000, currency: 'USD', rate: 1250 },
  ...{ method: 'UPI', state: '29', of: 'invoice', address: 'a@b.example', number: 'RV/26-27/0001' },
  ...{ characters: 'xyz', day: '2026-11-20', first_day: '2026-07-01', last_day: '2026-09-30' },
  ...{ year: '25-26', needed: '26-27' },
}

/** Stays in Latin letters in Hindi, too. */
const latin =
  /a@b\.example|name@bank|RV\/26-27\/0001|xyz|support@[\w.]+|US\$|Karnataka|27AAPFU0939F1ZV|HDFC\w*|\b(?:AED|AUD|CAD|CGST|CN|CSV|DC|DN|EST|EUR|GBP|GST|GSTIN|GSTR|HSN|IFSC|IGST|INR|JSON|JPEG|JW|KGS|LUT|NOS|PAN|PF|PNG|RF|RV|SA|SAC|SEZ|SGD|SWIFT|UPI|USD|WebP)\b/g
const isHindi = (text: string) =>
  /\p{Script=Devanagari}/u.test(text) && !/[A-Za-z]{2}/.test(text.replaceAll(latin, ' '))

test('every refusal is in Hindi, but for names, codes and what it carries', () => {
  expect(Object.keys(refusalsInHindi).toSorted()).toEqual(Object.keys(refusals).toSorted())
  speak()
  const said = Object.keys(refusals).map((code) => [code, sentenceOf(code, params, 'clientName')])
  expect(said.filter(([, text]) => !isHindi(text ?? ''))).toEqual([])
})

/** All that a catalogue says, however deep; a function speaks of 1 and 2. */
function said(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [words('1', '2'), words(null, '2')]
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(said)
}

test('histories, tax sentences, problems and sections of a return are in Hindi', () => {
  const all = [
    ...said([historyInHindi, supplyInHindi, problemsInHindi, settledInHindi, amountsInHindi]),
    ...said(Object.values(sectionsInHindi).map(({ about }) => about)),
  ].filter((text) => /[^\d\s:,.null।]/.test(text))
  expect(all.filter((text) => !isHindi(text.replaceAll(/null|Invalid Date/g, '')))).toEqual([])
  expect(all.length).toBeGreaterThan(100)
  expect(amountLabelsInHindi.inCurrency('रकम', 'US$')).toBe('रकम (US$ में)')
})

const event: InvoiceEvent = {
  ...{ id: 1, kind: 'payment_recorded', at: '2026-11-21T10:35:00Z' },
  ...{ amountMinor: 90_000, tdsMinor: 10_000, reason: null },
  ...{ recipient: null, missed: null, by: null, number: null, restored: false },
}
const reach = {
  ...{ sharedAt: '2026-11-20T20:00:00Z', viewedAt: null, mailedAt: null, markedAt: null },
  claimedMinor: null,
  restored: false,
}
const supply: DecidedSupply = {
  ...{ supply: 'export', split: 'zero', withTax: false, charged: false, placeOfSupply: '96' },
  reason: { code: 'export', params: { own: '27', place: '96' } },
}

/** Collects the sentences that the domain says now. */
const now = () => [
  sentenceOf('estimate_expired', { day: '2026-11-20' }),
  sentenceOf('mails_of_hour', { seconds: 7_201 }),
  sentenceOf('gstin_other_state'),
  sentenceOf('not_one_line', {}, 'issueDate'),
  eventText(event, 'INR'),
  ...reachTexts({ reach, currency: 'INR' }),
  supplySentence(supply),
  amountLabel('…', 'USD'),
]

test('the domain speaks Hindi, and English again afterwards', () => {
  const english = now()
  speak()
  expect(now()).toEqual([
    'यह एस्टीमेट 20 नवंबर 2026 तक ही मान्य था।',
    'एक घंटे में इतने मेल बहुत हैं। कृपया 3 घंटे बाद फिर कोशिश करें।',
    'यह GSTIN किसी और राज्य का है, और ग्राहक का राज्य कोई दूसरा है।',
    'जारी करने की तारीख एक ही लाइन में लिखें, आगे-पीछे खाली जगह के बिना।',
    '₹900.00 और ₹100.00 TDS का भुगतान दर्ज हुआ',
    'आपने इसे 21 नवंबर 2026 को शेयर किया।',
    'आपके LUT के तहत टैक्स नहीं: ग्राहक विदेश में है।',
    '… (US$ में)',
  ])
  fallSilent()
  expect(now()).toEqual(english)
  expect(english).toContain('Payment of ₹900.00 and ₹100.00 TDS recorded')
})
