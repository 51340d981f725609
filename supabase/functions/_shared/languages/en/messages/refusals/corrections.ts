import { dayOnScreen } from '#domain/dates.ts'
import type { Refusals } from '#languages/words.ts'

const anew = 'Credit the document in full and issue a new one.'

/** Why no amendment table can tell a change, by the parameter of the code. */
const untold: Readonly<Record<string, string>> = {
  export: 'Whether an export bears IGST cannot be amended.',
  buyer:
    'A buyer cannot get or lose a GSTIN by an amendment, since the document would move to another table.',
  section:
    'This total would move the invoice to another table of GSTR-1 (₹1 lakh, other State, no GSTIN).',
  place: 'The place of supply of a sale without a GSTIN cannot be amended.',
  untaxed: 'Nil-rated, exempt and non-GST values cannot be amended.',
  currency: 'Money was received in another currency.',
  client: 'Money was received from another client.',
  commercial: 'A note cannot gain or lose its tax by an amendment.',
}

/** Corrections of filed documents, and credit notes that buyers rejected. */
export const correctionsRefusals = {
  correction_not_filed:
    'The GSTR-1 with this document is not marked as filed, so there is nothing to amend. Revise the document instead.',
  correction_too_late: ({ day }) =>
    `Documents of this financial year could be amended until ${dayOnScreen(day)} (CGST Act, section 37(3)). Ask your accountant what to do.`,
  correction_other_gstin:
    'This document was issued under another GSTIN. It can be amended only on the portal of that one.',
  correction_number_full: `No number of 16 characters is left for a correction. ${anew}`,
  correction_below_paid:
    'More was received than the corrected total. Issue a credit note for the difference.',
  not_amendable: ({ of }) => `${untold[of] ?? ''} ${anew}`.trim(),
  rejection_unregistered: 'Only a buyer with a GSTIN can reject a credit note on the portal.',
  rejection_day: 'The day must lie between the note and today.',
  amendment_unfiled: 'GSTR-1A amends a GSTR-1 that is filed. Mark that one first.',
  amendment_closed:
    'GSTR-3B of this period is marked as filed, so GSTR-1A is closed. The next GSTR-1 amends it.',
} satisfies Refusals
