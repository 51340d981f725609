/** Names the rows by their numbers, or counts them where there are more than five. */
const rowsText = (rows: readonly number[]) =>
  rows.length > 5 ? `${rows.length} rows` : `Row ${rows.join(', ')}`

/** The warnings shown to a person who is about to issue a document. */
export const cautions = {
  ofRows: ({ rows, message }: { rows: readonly number[]; message: string }) =>
    `${rowsText(rows)}: ${message}`,
  hsnMissing: 'HSN/SAC is missing. A tax invoice must show it (Notification 78/2020-Central Tax).',
  hsnLength: 'HSN/SAC must have 4, 6 or 8 digits (Notification 78/2020-Central Tax).',
  hsnLengthAbove:
    'Above ₹5 crore of turnover, HSN/SAC must have 6 or 8 digits (Notification 78/2020-Central Tax).',
  clientAddressMissing:
    'The client’s address is missing. A tax invoice to a registered client must show it (CGST Rule 46).',
  clientStateMissing:
    'The client’s State is missing, so the tax is worked out for your own State (IGST Act, section 12(2)).',
  sameGstin: ({ name }: { name: string }) =>
    `${name} has the same GSTIN. If both are the same client, merge them.`,
  eInvoice:
    'Above ₹5 crore of turnover, this invoice needs an e-invoice number (IRN, CGST Rule 48(4)). Bahi does not get one for you.',
} as const
