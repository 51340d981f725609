/** What stands in the notes' place when an invoice has none (specification, section 2). */
export const DEFAULT_NOTES = 'Payment terms: Net 30 days. Late fees apply after due date.'
