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
    invoice: icu('{client} may know this invoice for {amount} already:'),
    'credit note': icu('{client} may know this credit note for {amount} already:'),
    'debit note': icu('{client} may know this debit note for {amount} already:'),
    estimate: icu('{client} may know this estimate for {amount} already:'),
    'receipt voucher': icu('{client} may know this receipt voucher for {amount} already:'),
    'refund voucher': icu('{client} may know this refund voucher for {amount} already:'),
    'proforma invoice': icu('{client} may know this proforma invoice for {amount} already:'),
    'delivery challan': icu('{client} may know this delivery challan for {amount} already:'),
  },
  about: {
    invoice:
      'If its link still works, it will say that you withdrew the invoice. The number stays taken; you find the invoice under CANCELLED and can restore it there.',
    'credit note':
      'If its link still works, it will say that you withdrew the credit note. The number stays taken; you find the credit note under CREDIT NOTES and can restore it there.',
    'debit note':
      'If its link still works, it will say that you withdrew the debit note. The number stays taken; you find the debit note under CANCELLED and can restore it there.',
    estimate:
      'If its link still works, it will say that you withdrew the estimate. The number stays taken; you find the estimate under CANCELLED and can restore it there.',
    'receipt voucher':
      'If its link still works, it will say that you withdrew the receipt voucher. The number stays taken; you find the receipt voucher under CANCELLED and can restore it there.',
    'refund voucher':
      'If its link still works, it will say that you withdrew the refund voucher. The number stays taken; you find the refund voucher under CANCELLED and can restore it there.',
    'proforma invoice':
      'If its link still works, it will say that you withdrew the proforma invoice. The number stays taken; you find the proforma invoice under CANCELLED and can restore it there.',
    'delivery challan':
      'If its link still works, it will say that you withdrew the delivery challan. The number stays taken; you find the delivery challan under CANCELLED and can restore it there.',
  },
  reasonHelp: 'Kept in your books. Only you see it.',
  keep: 'Keep it',
} as const
