import { english, type Spoken } from './english.ts'
import { hindi } from './hindi.ts'
import { englishPageOf } from './page-of.ts'
import { englishPage, type PageLabel, type PageWords } from './page-words.ts'
import { englishReceipt } from './receipt-words.ts'
import type { StatementWords } from './statement-words.ts'

export { hindi }

/** Texts that are the same in both stand there once. */
const both = (one: string, other: string) => (one === other ? one : `${one} · ${other}`)

const twice =
  <Args extends unknown[]>(one: (...args: Args) => string, other: (...args: Args) => string) =>
  (...args: Args) =>
    both(one(...args), other(...args))

/** On buttons beside a value that a phone must show whole. */
const narrow = new Set<PageLabel>(['Copy', 'Copied', 'Marked'])

/**
 * Texts that are read once come in both languages; names that screen readers announce in one; the
 * sentences of forms in Hindi.
 */
const page: PageWords = {
  ...englishPage,
  say: (text) => (narrow.has(text) ? text : both(text, hindi.page.say(text))),
  questions: twice(englishPage.questions, hindi.page.questions),
  straight: twice(englishPage.straight, hindi.page.straight),
  askHow: twice(englishPage.askHow, hindi.page.askHow),
  paid: twice(englishPage.paid, hindi.page.paid),
  part: twice(englishPage.part, hindi.page.part),
  wrong: twice(englishPage.wrong, hindi.page.wrong),
  claim: hindi.page.claim,
  estimate: hindi.page.estimate,
}

/** Labels say both; days, and how and for what was paid, stand once: there is no word between them. */
const statement: StatementWords = {
  say: (text) => both(text, hindi.statement.say(text)),
  period: (firstDay, lastDay) => `${firstDay} – ${lastDay}`,
  payment: (method, number) =>
    [
      both('Payment', hindi.statement.payment(null, null)),
      [method, number].filter(Boolean).join(', '),
    ]
      .join(' ')
      .trim(),
  withTds: (amount) => `TDS ${amount}`,
}

/**
 * English with Hindi beside it: labels and the amount in words in both, days and places in English alone, whose figures
 * everybody reads. A mail says it in Hindi first.
 */
export const sideBySide: Spoken = {
  ...english,
  say: (text) => both(text, hindi.say(text)),
  official: (text) => both(english.official(text), hindi.say(text)),
  method: twice(english.method, hindi.method),
  words: (...amount) => [...english.words(...amount), ...hindi.words(...amount)],
  against: twice(english.against, hindi.against),
  receipt: { ...englishReceipt, say: twice(englishReceipt.say, hindi.receipt.say) },
  statement,
  page,
  pageOf: twice(englishPageOf, hindi.pageOf),
}
