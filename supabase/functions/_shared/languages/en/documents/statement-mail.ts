/** The words of mails and WhatsApp messages with a statement; the amount comes as a text. */
export const statementMail = {
  /** States the balance at the end; the period comes as written there. */
  opening: (period: string, state: string) =>
    `Here is your statement of account from ${period}: ${state}`,
  nothingLeft: 'nothing is left to pay',
  owed: (amount: string) => `${amount} is open`,
  inFavour: (amount: string) => `${amount} is in your favour`,
  tellUs: 'If anything in it is not as you have it, please tell us.',
  view: 'View statement',
}
