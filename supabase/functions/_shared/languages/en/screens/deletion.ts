import { icu } from '#languages/icu.ts'

/** Taking a document back, and what is asked before. By its kind: each language has genders of its own. */
export const deletion = {
  area: 'deletion',
  delete: {
    invoice: 'Delete invoice',
    'credit note': 'Delete credit note',
    'debit note': 'Delete debit note',
    estimate: 'Delete estimate',
    'receipt voucher': 'Delete receipt voucher',
    'refund voucher': 'Delete refund voucher',
    'proforma invoice': 'Delete proforma invoice',
    'delivery challan': 'Delete delivery challan',
  },
  deleting: 'Deleting...',
  restore: 'Restore',
  restoring: 'Restoring...',
  refused: icu('{number} cannot be deleted'),
  close: 'Close',
  title: icu('Delete {number}?'),
  known: {
    invoice: icu('{client} may already have this invoice for {amount}:'),
    'credit note': icu('{client} may already have this credit note for {amount}:'),
    'debit note': icu('{client} may already have this debit note for {amount}:'),
    estimate: icu('{client} may already have this estimate for {amount}:'),
    'receipt voucher': icu('{client} may already have this receipt voucher for {amount}:'),
    'refund voucher': icu('{client} may already have this refund voucher for {amount}:'),
    'proforma invoice': icu('{client} may already have this proforma invoice for {amount}:'),
    'delivery challan': icu('{client} may already have this delivery challan for {amount}:'),
  },
  about: {
    invoice:
      'If you shared its link, it will say that you withdrew the invoice. Its number is not used again. You find the invoice under CANCELLED and can restore it there.',
    'credit note':
      'If you shared its link, it will say that you withdrew the credit note. Its number is not used again. You find the credit note under CREDIT NOTES and can restore it there.',
    'debit note':
      'If you shared its link, it will say that you withdrew the debit note. Its number is not used again. You find the debit note under CANCELLED and can restore it there.',
    estimate:
      'If you shared its link, it will say that you withdrew the estimate. Its number is not used again. You find the estimate under CANCELLED and can restore it there.',
    'receipt voucher':
      'If you shared its link, it will say that you withdrew the receipt voucher. Its number is not used again. You find the receipt voucher under CANCELLED and can restore it there.',
    'refund voucher':
      'If you shared its link, it will say that you withdrew the refund voucher. Its number is not used again. You find the refund voucher under CANCELLED and can restore it there.',
    'proforma invoice':
      'If you shared its link, it will say that you withdrew the proforma invoice. Its number is not used again. You find the proforma invoice under CANCELLED and can restore it there.',
    'delivery challan':
      'If you shared its link, it will say that you withdrew the delivery challan. Its number is not used again. You find the delivery challan under CANCELLED and can restore it there.',
  },
  reasonHelp: 'Kept in your books. Only you see it.',
  keep: 'Keep it',
} as const
