/** The form by which a client reports a payment. */
export const claim = {
  labels: {
    paidBy: 'Paid by',
    reference: 'UTR or reference',
    referenceHelp: 'For UPI it has 12 digits. Your app shows it with the payment.',
    note: 'Note',
    optional: '(optional)',
    send: 'Send',
    sending: 'Sending…',
    cancel: 'Cancel',
    // Why it was not taken, when no field is at fault.
    failed: 'Your report could not be sent. Please try again.',
    arrived: 'Your earlier report had arrived. Send again only if this is another payment.',
    ended:
      'This link has expired, or the invoice was withdrawn. Reload this page to see what happened.',
  },
  tell: (seller: string) => `Tell ${seller} that you paid`,
  amountIn: (sign: string) => `Amount (${sign})`,
  /** Fills amount and tax by one press. */
  deducted: (rate: string, amount: string) => `TDS ${rate}% = ${amount}`,
  tdsIn: (sign: string) => `TDS deducted (${sign})`,
}
