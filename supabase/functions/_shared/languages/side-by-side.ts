import type { DocumentCatalogue, DocumentWords } from './document-catalogue.ts'

/** Texts that are the same in both languages appear once. */
const both = (one: string, other: string) => (one === other ? one : `${one} · ${other}`)

/** The same for a text that has a line to itself: the second language finds no room below it. */
const inLine = (one: string, other: string) => (one === other ? one : `${one} / ${other}`)

const twice =
  <Args extends unknown[]>(one: (...args: Args) => string, other: (...args: Args) => string) =>
  (...args: Args) =>
    both(one(...args), other(...args))

/** All texts of a plain catalogue. */
const eachTwice = <Code extends string>(
  one: Record<Code, string>,
  other: Record<Code, string>,
  joined = both,
): Record<Code, string> => {
  const said = { ...one }
  for (const code in said) said[code] = joined(one[code], other[code])
  return said
}

/**
 * English with another language beside it: labels and the amount in words in both, days and places in English only, whose
 * figures everybody reads; names that screen readers announce in one, and the sentences of forms in the other language.
 */
export const sideBySide = (
  english: DocumentCatalogue,
  other: DocumentCatalogue,
): DocumentWords => ({
  ...english,
  inTurn: [other, english],
  labels: {
    ...eachTwice(english.labels, other.labels),
    // The foot of a page, and the last row of a table.
    tagline: inLine(english.labels.tagline, other.labels.tagline),
    sum: inLine(english.labels.sum, other.labels.sum),
  },
  titles: eachTwice(english.titles, other.titles),
  official: (title) => both(english.official(title), other.titles[title]),
  kinds: eachTwice(english.kinds, other.kinds),
  statuses: eachTwice(english.statuses, other.statuses, inLine),
  method: twice(english.method, other.method),
  words: (...amount) => [...english.words(...amount), ...other.words(...amount)],
  signedFor: twice(english.signedFor, other.signedFor),
  against: twice(english.against, other.against),
  pageOf: twice(english.pageOf, other.pageOf),
  receipt: {
    ...english.receipt,
    labels: eachTwice(english.receipt.labels, other.receipt.labels),
  },
  statement: {
    labels: eachTwice(english.statement.labels, other.statement.labels),
    // Days and payments appear once, since they contain no word to translate.
    period: (firstDay, lastDay) => `${firstDay} – ${lastDay}`,
    payment: (method, number) =>
      [
        both(english.statement.payment(null, null), other.statement.payment(null, null)),
        [method, number].filter(Boolean).join(', '),
      ]
        .join(' ')
        .trim(),
    withTds: (amount) => `TDS ${amount}`,
    withAdvance: twice(english.statement.withAdvance, other.statement.withAdvance),
  },
  page: {
    ...english.page,
    labels: eachTwice(english.page.labels, other.page.labels),
    questions: twice(english.page.questions, other.page.questions),
    straight: twice(english.page.straight, other.page.straight),
    askHow: twice(english.page.askHow, other.page.askHow),
    paid: twice(english.page.paid, other.page.paid),
    part: twice(english.page.part, other.page.part),
    wrong: twice(english.page.wrong, other.page.wrong),
  },
  claim: { ...other.claim, labels: eachTwice(english.claim.labels, other.claim.labels) },
  estimate: {
    ...other.estimate,
    labels: eachTwice(english.estimate.labels, other.estimate.labels),
    states: eachTwice(english.estimate.states, other.estimate.states),
  },
})
