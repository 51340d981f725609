import type { DraftKind } from '#domain/draft.ts'
import { messages } from '#domain/messages.ts'
import { paths } from '../../../lib/paths.ts'

interface KindWords {
  create: string
  subtitle: string
  lastDay: string
  items: string
  summary: string
  creating: string
  created: string
  list: string
  document: (id: string) => string
}

/** What the form says of the document that it makes, and where it leads. */
export const kindWords: Record<DraftKind, KindWords> = {
  invoice: {
    create: 'Create Invoice',
    subtitle: 'It is numbered when you create it.',
    lastDay: 'Due date',
    items: 'Invoice Items',
    summary: 'Invoice Summary',
    creating: 'Creating Invoice...',
    created: messages.invoiceCreated,
    list: paths.invoices,
    document: paths.invoice,
  },
  estimate: {
    create: 'Create Estimate',
    subtitle: 'An offer that your client accepts or declines. Nothing is owed by it.',
    lastDay: 'Valid until',
    items: 'Estimate Items',
    summary: 'Estimate Summary',
    creating: 'Creating Estimate...',
    created: messages.estimateCreated,
    list: paths.estimates,
    document: paths.estimate,
  },
}
