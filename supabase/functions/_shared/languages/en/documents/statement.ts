/** A statement of account, besides the labels of all documents (`labels.ts`); amounts and days come as texts. */
export const statement = {
  labels: {
    statement: 'Statement',
    statementOfAccount: 'Statement of account',
    what: 'Description',
    date: 'Date',
    charged: 'Charged',
    settled: 'Settled',
    balance: 'Balance',
    nothing: 'No transactions in this period.',
    // The sums; the last two are lines, too.
    openingBalance: 'Opening balance',
    invoiced: 'Invoiced',
    inYourFavour: 'In your favour',
    givenBack: 'Refunded',
    writtenOff: 'Written off',
    // What is open by age.
    notDue: 'Not due',
    late30: '1–30 days',
    late60: '31–60 days',
    late90: '61–90 days',
    lateOver: 'Over 90 days',
  },
  period: (firstDay: string, lastDay: string) => `${firstDay} to ${lastDay}`,
  /** Describes a payment by its method and its document, as far as they are known. */
  payment: (method: string | null, number: string | null) =>
    [
      'Payment',
      method && `by ${method.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`,
      number && `for ${number}`,
    ]
      .filter(Boolean)
      .join(' '),
  withTds: (amount: string) => `with ${amount} TDS`,
  withAdvance: (amount: string) => `${amount} of it an advance`,
}
