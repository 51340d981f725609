import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'

type Asked = Pick<InvoiceSummary, 'kind' | 'status' | 'settled' | 'credited'>

/** Whether a draft of it may take its place: without payments and credit notes. */
export const isRevisable = ({ kind, status, settled, credited }: Asked) =>
  kinds[kind].revisable &&
  (status === 'UNPAID' || status === 'OVERDUE') &&
  settled.minor === 0 &&
  credited.minor === 0
