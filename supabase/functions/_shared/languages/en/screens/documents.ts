import { icu } from '#languages/icu.ts'
/**
 * Shared by the screens of documents: the ways between their lists, and the words of their badges.
 */
export const documents = {
  area: 'documents',
  tabs: {
    label: 'Lists',
    invoices: 'Invoices',
    estimates: 'Estimates',
    proformas: 'Proformas',
    challans: 'Challans',
    recurring: 'Recurring',
  },
  estimateStates: {
    issued: 'NOT SENT',
    sent: 'SENT',
    paid: 'PAID',
    accepted: 'ACCEPTED',
    declined: 'DECLINED',
    expired: 'EXPIRED',
    converted: 'CONVERTED',
    cancelled: 'CANCELLED',
    draft: 'DRAFTS',
  },
  makeRecurring: 'Make recurring',
  sameGstin: icu(
    '<link>{name}</link> has the same GSTIN. If both are the same client, merge them.',
  ),
} as const
