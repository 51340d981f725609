/** The words of mails and WhatsApp messages with a statement; the amount comes as a text. */
export const statementMail = {
  /** States the balance at the end; the period comes as written there. */
  opening: (period: string, state: string) =>
    `Here is your statement of account from ${period}: ${state}`,
  nothingLeft: 'nothing is left to pay',
  owed: (amount: string) => `${amount} is due`,
  inFavour: (amount: string) => `${amount} is in your favour`,
  tellUs: 'If it does not match your records, please tell us.',
  view: 'View statement',
}
