import { icu } from '#languages/icu.ts'

/** The answer to an estimate, or the end of another document that becomes an invoice, beside it. */
export const estimateAnswer = {
  area: 'estimateAnswer',
  title: 'Answer',
  loading: 'Loading the answer',
  expired: icu('No answer came. It was valid until {day}.'),
  issued: icu('Nobody has it yet. Once you send it, your client can answer until {day}.'),
  open: icu('Your client can answer by the link until {day}.'),
  acceptedNoted: icu('Accepted, as you noted, on {instant}.'),
  declinedNoted: icu('Declined, as you noted, on {instant}.'),
  acceptedBy: icu('Accepted by {name} on {instant}.'),
  declinedBy: icu('Declined by {name} on {instant}.'),
  restored: 'A restored file tells this; nobody answered here.',
  became: icu('It became <link>{number}</link>.'),
  onward: {
    title: 'Invoice',
    loading: 'Loading what became of it',
    next: {
      proforma_invoice:
        'Nothing is owed by it. Convert it once the supply is made: the invoice uses what came in.',
      delivery_challan: 'Convert it once the goods are supplied. Nothing is owed before.',
    },
    advance: icu('What comes in waits as an advance with <link>{client}</link>.'),
  },
  convert: 'Convert to invoice',
  converting: 'Opening the draft...',
  told: 'Were you told by phone or in person?',
  accept: 'Mark as accepted',
  decline: 'Mark as declined',
  noting: 'Noting...',
} as const
