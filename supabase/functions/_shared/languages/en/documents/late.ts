/** Interest on a late payment: its statement, a reminder's words and a client's page. They inform and threaten nobody. */
export const late = {
  labels: {
    statement: 'Interest statement',
    acceptedOn: 'Accepted on',
    agreed: 'Agreed in writing',
    notAgreed: 'No',
    lastDay: 'Last day to pay',
    asOf: 'As of',
    period: 'Period',
    dayCount: 'Days',
    on: 'On',
    rate: 'Rate a year',
    interest: 'Interest',
    received: 'Received or credited',
    stillOpen: 'Still open, without interest',
    nothing: 'No interest has come up by this day.',
    how: 'How this is reckoned',
    reckoned:
      'The MSMED Act 2006 gives micro and small enterprises interest on late payments (s. 16): compound, with monthly rests, at three times the Bank Rate of the Reserve Bank of India. The last day to pay is the day agreed in writing, at most 45 days from acceptance, or 15 days from acceptance without one (s. 15). The Act does not say how days are counted: here a year has 365 days, rests are counted from the last day to pay, and each rest is rounded to the paisa. This statement is for information; please check with your accountant.',
  },
  name: (number: string) => `Interest statement for ${number}`,
  span: (first: string, last: string) => `${first} to ${last}`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  amountOf: (number: string) => `Amount of ${number}`,
  /** In a reminder; amounts and days come as texts. */
  reminder: (interest: string, asOf: string, lastDay: string) =>
    `For your information: under the MSMED Act 2006 (s. 15, s. 16) the last day to pay was ${lastDay}, and the interest on this invoice as of ${asOf} is ${interest}.`,
}
