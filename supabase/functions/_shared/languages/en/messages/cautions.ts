/** Names the rows by their numbers, or counts them where there are more than five. */
const rowsText = (rows: readonly number[]) =>
  rows.length > 5 ? `${rows.length} rows` : `Row ${rows.join(', ')}`

/** The warnings shown to a person who is about to issue a document. */
export const cautions = {
  ofRows: ({ rows, message }: { rows: readonly number[]; message: string }) =>
    `${rowsText(rows)}: ${message}`,
  hsnMissing: 'HSN/SAC is missing. A tax invoice shows it (Notification 78/2020-Central Tax).',
  hsnLength: 'HSN/SAC has 4, 6 or 8 digits (Notification 78/2020-Central Tax).',
  hsnLengthAbove:
    'HSN/SAC has 6 or 8 digits above ₹5 crore of turnover (Notification 78/2020-Central Tax).',
  clientAddressMissing:
    'The client’s address is missing: a tax invoice to a registered client shows it (CGST Rule 46).',
  clientStateMissing:
    'The client’s State is not known, so the tax is that of your own State (IGST Act, section 12(2)).',
  sameGstin: ({ name }: { name: string }) =>
    `${name} has the same GSTIN. If they are one, merge them.`,
  eInvoice:
    'Above ₹5 crore of turnover this invoice needs an e-invoice number (IRN, CGST Rule 48(4)), which Bahi does not get for you.',
} as const
