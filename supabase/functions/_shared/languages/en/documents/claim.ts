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
    failed: 'Your message could not be sent. Please try again.',
    arrived: 'Your earlier message had arrived. Send again only if this is another payment.',
    ended:
      'This link has ended, or the invoice was withdrawn. Load this page again: it says what became of it.',
  },
  tell: (seller: string) => `Tell ${seller} that you paid`,
  amountIn: (sign: string) => `Amount (${sign})`,
}
