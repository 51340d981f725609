import { icu } from '#languages/icu.ts'

/** The answer to an estimate, or the end of another document that becomes an invoice, beside it. */
export const estimateAnswer = {
  area: 'estimateAnswer',
  title: 'Answer',
  loading: 'Loading the answer',
  expired: icu('Your client did not answer. It was valid until {day}.'),
  neverSent: icu('You never sent it. It was valid until {day}.'),
  issued: icu('Once you send it, your client can answer until {day}.'),
  open: icu('Your client can answer through the link until {day}.'),
  acceptedNoted: icu('You marked it as accepted on {instant}.'),
  declinedNoted: icu('You marked it as declined on {instant}.'),
  acceptedBy: icu('Accepted by {name} on {instant}.'),
  declinedBy: icu('Declined by {name} on {instant}.'),
  restored: 'This answer comes from a restored file.',
  became: icu('Converted to <link>{number}</link>.'),
  onward: {
    title: 'Invoice',
    loading: 'Loading the invoice',
    next: {
      proforma_invoice:
        'Your client owes nothing on it. Convert it once you have made the supply. The invoice then uses the advance that your client paid.',
      delivery_challan: 'Convert it once the goods are supplied. Nothing is due until then.',
      job_work_challan: 'Convert it only if the goods do not come back. Nothing is due until then.',
      approval_challan: 'Convert it once your client keeps the goods. Nothing is due until then.',
    },
    advance: icu('Payments are kept as an advance from <link>{client}</link>.'),
  },
  convert: 'Convert to invoice',
  convertOf: icu('Convert to invoice: {number}'),
  converting: 'Opening the draft...',
  again: 'Renew estimate',
  told: 'Did your client answer by phone or in person?',
  accept: 'Mark as accepted',
  decline: 'Mark as declined',
  noting: 'Saving...',
} as const
