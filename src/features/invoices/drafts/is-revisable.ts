import type { Invoice } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'

/** Whether a draft of it may take its place: without payments and credit notes. */
export const isRevisable = ({ kind, status, settled, credited }: Invoice) =>
  kinds[kind].revisable &&
  (status === 'UNPAID' || status === 'OVERDUE') &&
  settled.minor === 0 &&
  credited.minor === 0
