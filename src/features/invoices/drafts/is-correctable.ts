import type { Invoice } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'
import { correctionsEnd } from '#domain/law/gst-days.ts'

/** Whether the month of a registered seller's document can have been filed, and can still be amended; the database knows whether it was. */
export const isCorrectable = (
  { kind, status, credited, settled, original, issueDate }: Invoice,
  today: string,
) =>
  (kinds[kind].revisable || (kinds[kind].note !== null && !!original?.id && settled.minor === 0)) &&
  status !== 'CANCELLED' &&
  credited.minor === 0 &&
  issueDate.slice(0, 7) < today.slice(0, 7) &&
  today <= correctionsEnd(issueDate)
