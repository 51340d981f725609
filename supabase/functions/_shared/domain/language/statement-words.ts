/** The texts on a statement of account besides the labels of all documents (`labels.ts`). */
export type StatementLabel =
  | 'Statement'
  | 'Statement of account'
  | 'From'
  | 'Until'
  | 'What'
  | 'Date'
  | 'Charged'
  | 'Received'
  | 'Balance'
  | 'Nothing moved the account.'
  // The sums; the last two are lines, too.
  | 'Opening balance'
  | 'Invoiced'
  | 'In your favour'
  | 'Given back'
  | 'Written off'

/** The words of its mails and WhatsApp messages. */
export type StatementMailWords = {
  /** How it stands at the end; the period as it is written there, the amount as a text. */
  opening: (period: string, state: string) => string
  nothingLeft: string
  owed: (amount: string) => string
  inFavour: (amount: string) => string
  tellUs: string
  view: string
}

/** The words of the page behind its link; days come as texts. */
export type StatementPageWords = {
  account: string
  asOf: (lastDay: string, today: string) => string
  /** Behind it stands the seller's address. */
  questions: string
  withdrawn: string
  askOf: (seller: string) => string
  tooLong: string
  askForLess: (seller: string) => string
  resting: string
  askResting: (seller: string) => string
  notFound: string
  askSender: string
  failed: string
}

/** A statement of account in a language; amounts and days come as texts. */
export type StatementWords = {
  say: (text: StatementLabel) => string
  period: (firstDay: string, lastDay: string) => string
  /** Describes a payment by its method and its document, as far as they are known. */
  payment: (method: string | null, number: string | null) => string
  withTds: (amount: string) => string
  /** A bilingual tongue leaves these to each of its languages; English has them in other files. */
  mail?: StatementMailWords
  page?: StatementPageWords
}

export const englishStatement: StatementWords = {
  say: (text) => text,
  period: (firstDay, lastDay) => `${firstDay} to ${lastDay}`,
  payment: (method, number) =>
    ['Payment', method && `by ${method}`, number && `for ${number}`].filter(Boolean).join(' '),
  withTds: (amount) => `with ${amount} TDS`,
}
