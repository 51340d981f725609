import { expect, test } from 'vitest'
import { documentView } from '#domain/document/view/document-view.ts'
import { gstStates } from '#domain/gst/states.ts'
import { documentLetter, letterText } from '#domain/mail/letter.ts'
import { composeMail, reminderText, shareText } from '#domain/mail/mail.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { buyerBeyond, compositionBill, fullTaxInvoice } from '#tests/factories/tax-invoice.ts'
import type { DocumentWords } from './document-catalogue.ts'
import { documentWords } from './documents.ts'
import { type DocumentLanguage, documentLanguages } from './languages.ts'

const loaded = await Promise.all(documentLanguages.map(documentWords))
const words = Object.fromEntries(
  documentLanguages.map((language, at) => [language, loaded[at]]),
) as Record<DocumentLanguage, DocumentWords>

const url = 'https://bahi.example/i/abc'
const inHindi = (text: string) => text.normalize('NFC')

test('a document in Hindi has Hindi labels, days, places and words, in Latin digits', () => {
  const view = documentView(fullTaxInvoice({ language: 'hi' }), words.hi)
  expect(view).toMatchObject({ title: inHindi('कर बीजक · TAX INVOICE'), number: 'INV/26-27/0042' })
  expect(view.dates[0]).toMatchObject({ label: inHindi('तारीख'), value: inHindi('18 नवंबर 2026') })
  expect(view.terms[0]).toEqual({
    label: inHindi('आपूर्ति का स्थान'),
    value: inHindi('महाराष्ट्र (27)'),
  })
  expect(view.words).toHaveLength(1)
  expect(view.words[0]).toMatch(/^रुपये .+ मात्र$/)
  expect(view.headline.figure.main).toMatch(/^₹[\d,]+\.\d\d$/)
})

test('a document in Hindi says in English, too, how the law calls it and which copy it is: buyers look for those words', () => {
  const view = (kind: 'invoice' | 'estimate') =>
    documentView(fullTaxInvoice({ language: 'hi', kind }), words.hi)
  expect(view('invoice').copy).toBe(inHindi('ग्राहक के लिए मूल प्रति · ORIGINAL FOR RECIPIENT'))
  expect(view('estimate').title).toBe(inHindi('एस्टीमेट'))
  const bill = documentView({ ...compositionBill(), language: 'hi' }, words.hi)
  expect(bill.title).toBe(inHindi('पूर्ति बिल · BILL OF SUPPLY'))
  // Without GST no law gives the word.
  expect(documentView(sampleInvoice({ language: 'hi' }), words.hi).title).toBe(inHindi('इनवॉइस'))
})

test('side by side the labels, the words and how to pay stand in both, days in English', () => {
  const view = documentView(fullTaxInvoice({ language: 'en-hi' }), words['en-hi'])
  expect(view.title).toBe(inHindi('TAX INVOICE · कर बीजक'))
  expect(view.dates[0]).toMatchObject({
    label: inHindi('Issue Date · तारीख'),
    value: 'Nov 18, 2026',
  })
  expect(view.words.map((line) => line.split(' ')[0])).toEqual(['Rupees', inHindi('रुपये')])
  expect(view.pay.bank?.label).toBe(inHindi('Pay by bank transfer · बैंक ट्रांसफ़र से भुगतान'))
  expect(view.taxTable?.columns[0]?.label).toBe(inHindi('Tax by rate · दर के अनुसार टैक्स'))
})

test('a place is written alike everywhere on a sheet', () => {
  const sheet = (language: 'hi' | 'en-hi', place: string) =>
    documentView(
      fullTaxInvoice({ language, buyer: buyerBeyond, placeOfSupply: '29', supply: 'domestic' }),
      words[language],
    )
      .buyer.lines.concat(
        documentView(fullTaxInvoice({ language, placeOfSupply: '29' }), words[language]).terms[0]
          ?.value ?? '',
      )
      .filter((line) => line.includes(place))
  expect(sheet('hi', inHindi('कर्नाटक (29)'))).toHaveLength(2)
  expect(sheet('hi', 'Karnataka')).toEqual([])
  expect(sheet('en-hi', 'Karnataka (29)')).toHaveLength(2)
  const { seller } = documentView(sampleInvoice({ language: 'hi' }), words.hi)
  expect(seller.lines.join(' ')).toContain(inHindi('महाराष्ट्र, भारत 411001'))
})

test('a mail in two languages says each line in one of them, its subject too', () => {
  const parts = [
    { dueDate: '2026-12-02', amountMinor: 4_200_000, share: 5_000 },
    { dueDate: '2026-12-31', amountMinor: 4_200_000, share: 5_000 },
  ]
  const about = { ...sampleInvoice({ language: 'en-hi', upiId: 'neel@ybl', parts }), url }
  const named = (line: string) =>
    line.replaceAll(
      /INV\/\S+|UPI|neel@ybl|Neel Studio|Malabar Spices Pvt Ltd|https?:\S+|upi:\S+/g,
      '',
    )
  const mixed = (text: string) =>
    text
      .split('\n')
      .filter((line) => /[a-z]{2}/i.test(named(line)) && /\p{Script=Devanagari}/u.test(line))
  for (const kind of ['invoice', 'reminder'] as const) {
    const { subject, message } = composeMail(kind, about, words['en-hi'], '2026-11-22')
    expect(subject).toMatch(/\p{Script=Devanagari}/u)
    const text = letterText(documentLetter(about, words['en-hi'], message, `${url}/stop`))
    expect(text).toContain(inHindi('अभी देना है: ₹42,000.00\nTo pay next: ₹42,000.00'))
    expect(text).toContain('Instalment 1 (50\u00a0%)')
    expect(
      mixed(
        [
          subject,
          text,
          shareText(about, words['en-hi']),
          reminderText(about, words['en-hi'], '2026-11-22'),
        ].join('\n'),
      ),
    ).toEqual([])
  }
})

test('words that the law gives in English stay English in each language', () => {
  const law = (language: 'en' | 'hi' | 'en-hi') => [
    documentView(fullTaxInvoice({ language, supply: 'sez', withTax: false }), words[language])
      .endorsements,
    documentView({ ...compositionBill(), language }, words[language]).declaration,
  ]
  expect(law('en')).toEqual([[expect.any(String)], expect.any(String)])
  expect(law('hi')).toEqual(law('en'))
  expect(law('en-hi')).toEqual(law('en'))
})

test('texts, mails and reminders are in Hindi, of two languages in Hindi first, with the link once', () => {
  const mailed = (language: 'hi' | 'en-hi') => ({ ...sampleInvoice({ language }), url })
  const reminder = reminderText(mailed('hi'), words.hi, '2026-11-29')
  expect(reminder).toContain(inHindi('3 दिन में (2 दिसंबर 2026 तक) करना है।'))
  expect(reminder).not.toMatch(/reminder|Thank/)
  const both = shareText(mailed('en-hi'), words['en-hi'])
  expect(both.indexOf(inHindi('नमस्ते'))).toBe(0)
  expect(both.indexOf('Hello')).toBeGreaterThan(0)
  expect(both.split(url)).toHaveLength(2)
  const { subject, message } = composeMail('invoice', mailed('hi'), words.hi, '2026-11-22')
  expect(subject).toContain(inHindi('की ओर से'))
  const letter = documentLetter(mailed('hi'), words.hi, message, `${url}/stop`)
  expect(letter.lang).toBe('hi-IN')
  expect(letter.button?.label).toBe(inHindi('देखें और भुगतान करें'))
  expect(letterText(letter)).not.toMatch(/[A-Za-z]{4,} (?:the|is|to|for|you)\b/)
})

test('every State has a name in Hindi', () => {
  const { state } = words.hi
  for (const { code } of gstStates) expect(state(code)).toMatch(/^[\u0900-\u097f ]+ \(\d\d\)$/u)
})
