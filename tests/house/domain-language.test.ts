import * as v from 'valibot'
import { expect, test } from 'vitest'
import { messages } from '#domain/messages/messages.ts'
import { rareMessages } from '#domain/messages/rare-messages.ts'
import { currencies } from '#domain/money.ts'
import { email, requiredLine } from '#domain/text.ts'
import type { Words } from '../../src/language/areas.ts'
import { speakDomain } from '../../src/language/hindi/domain/index.ts'
import { messagesInHindi } from '../../src/language/hindi/domain/messages.ts'
import { rareMessagesInHindi } from '../../src/language/hindi/domain/rare-messages.ts'
import { latin } from './latin.ts'

type DomainWords = Words<typeof messages> & Words<typeof rareMessages>
type WithParameters = {
  [Key in keyof DomainWords]: DomainWords[Key] extends string ? never : Key
}[keyof DomainWords]

/** Examples of each sentence of the domain, several where it has a singular. */
const samplesOf = (words: DomainWords): Record<WithParameters, string[]> => ({
  mailSentTo: [words.mailSentTo([]), words.mailSentTo(['a@b.example', 'c@d.example'])],
  foreignLinkIn: [
    words.foreignLinkIn('TDS', 'https://x.example/y'),
    words.foreignLinkIn('TDS', 'https://x.example', true),
  ],
  codeTooSoon: [words.codeTooSoon(1), words.codeTooSoon(42)],
  moreThanRefundable: [
    words.moreThanRefundable(0, 'INR'),
    words.moreThanRefundable(1_234_50, 'USD'),
  ],
  moreThanCreditable: [
    words.moreThanCreditable(0, 'INR'),
    words.moreThanCreditable(1_234_50, 'INR'),
  ],
  documentCreated: [words.documentCreated('credit note')],
  documentListFailed: [words.documentListFailed('credit note')],
  documentLoadFailed: [words.documentLoadFailed('credit note')],
  documentDeleted: [words.documentDeleted('credit note')],
  documentDeleteFailed: [words.documentDeleteFailed('credit note')],
  documentRestored: [words.documentRestored('credit note')],
  documentRestoreFailed: [words.documentRestoreFailed('credit note')],
  leftOut: [words.leftOut(1), words.leftOut(1_20_000)],
  linesLoading: [words.linesLoading(1), words.linesLoading(1_20_000)],
  creditsCounted: [words.creditsCounted(1), words.creditsCounted(1_20_000)],
  creditsRecorded: [words.creditsRecorded(1), words.creditsRecorded(1_20_000)],
  remindersSent: [words.remindersSent(1), words.remindersSent(20)],
  invoicesMarkedSent: [words.invoicesMarkedSent(1), words.invoicesMarkedSent(1_20_000)],
  invoicesCancelled: [words.invoicesCancelled(1), words.invoicesCancelled(1_20_000)],
  invoicesRestored: [words.invoicesRestored(1), words.invoicesRestored(1_20_000)],
  moreThanAdvance: [words.moreThanAdvance(1_234_50, 'INR')],
  advanceUnasked: [words.advanceUnasked(1_234_50, 'INR')],
  partsCount: [words.partsCount(2, 12)],
  partsSum: [words.partsSum(1_234_50, 'INR')],
  moreThanDue: [words.moreThanDue(1_234_50, 'INR')],
  moreThanDueWithTds: [
    words.moreThanDueWithTds(1_234_50, { amountMinor: 1_200_00, tdsMinor: 100_00 }, 'INR'),
  ],
  codeLength: [words.codeLength(6)],
  passwordTooShort: [words.passwordTooShort(8)],
  passwordTooLong: [words.passwordTooLong(72)],
  noNumber: [words.noNumber('TDS')],
  tooManyDecimals: [words.tooManyDecimals('TDS'), words.tooManyDecimals('TDS', 4)],
  atMost: [words.atMost('TDS', '₹10,000.00')],
  rowsPasted: [words.rowsPasted(1), words.rowsPasted(20)],
  tooManyItems: [words.tooManyItems(500)],
  negative: [words.negative('TDS')],
  seriesTooShort: [words.seriesTooShort(9)],
  notInList: [words.notInList('TDS')],
  required: [words.required('TDS')],
  tooLong: [words.tooLong('TDS', 1_20_000)],
  deletionAsked: [words.deletionAsked('2026-11-30')],
})
const given = /TDS|US|https?:[^\s”]+|\S+@[\w.]*\w|[₹$]?\d(?:[\d,.]*\d)?/g

const domainInHindi = { ...messagesInHindi, ...rareMessagesInHindi }

test('Hindi says what the domain says, in its order, with the parameters that it is given', () => {
  expect(Object.keys(domainInHindi)).toEqual(Object.keys({ ...messages, ...rareMessages }))
  const english = Object.entries(samplesOf({ ...messages, ...rareMessages }))
  const hindi = new Map(Object.entries(samplesOf(domainInHindi)))
  for (const [key, sentences] of english) {
    for (const [at, sentence] of sentences.entries()) {
      const params = (sentence.match(given) ?? []).sort()
      expect([...(hindi.get(key)?.[at] ?? '').matchAll(given)].flat().sort(), key).toEqual(params)
    }
    if (key.startsWith('document')) expect(hindi.get(key)?.[0], key).toContain('क्रेडिट नोट')
  }
  expect(domainInHindi.tooManyDecimals('TDS', 3)).toContain('तीन')
})

test('the domain in Hindi is written in Devanagari, but for names, codes and parameters', () => {
  const codes = new RegExp(
    `\\b(?:27AAPFU0939F1ZV|CN|DC|DN|EST|HDFC0001234|HDFCINBB|JW|KGS|NOS|PF|RF|RV|SA|UTR|name@bank|xls|${currencies.join('|')})\\b`,
    'g',
  )
  const plain = Object.values(domainInHindi).filter((said) => typeof said === 'string')
  const foreign = [...plain, ...Object.values(samplesOf(domainInHindi)).flat()].filter((said) => {
    const left = said.replaceAll(codes, ' ').replaceAll(given, ' ').replaceAll(latin, ' ')
    return /[A-Za-z]{2}/.test(left) || !/\p{Script=Devanagari}/u.test(left)
  })
  expect(foreign).toEqual([])
})

test('what a schema says is Hindi from when it is spoken until it is no more', () => {
  const said = () => [
    v.safeParse(email, '').issues?.[0].message,
    v.safeParse(requiredLine('City', 5), 'Mumbai').issues?.[0].message,
  ]
  const english = ['Please enter a valid email address.', 'City can have at most 5 characters.']
  expect(said()).toEqual(english)
  const fallSilent = speakDomain()
  const hindi = said()
  fallSilent()
  expect(hindi).toEqual(['सही ईमेल पता डालें।', 'शहर: ज़्यादा से ज़्यादा 5 अक्षर।'])
  expect(said()).toEqual(english)
})
