/** Invoices and their drafts. */
export const invoices = {
  invoiceCreateFailed: 'Failed to create invoice. Please try again.',
  invoiceIdMissing: 'Invoice ID not returned from server.',
  searchFailed: 'The search failed. Check your connection, then type again.',
  invoiceMadeBefore:
    'Your first attempt created an invoice. Check it before you create another one.',
  invoiceCreated: 'Invoice created successfully!',
  draftSaved: 'Draft saved.',
  draftKept: 'Saved as a draft.',
  draftDiscarded: 'Draft discarded.',
  draftDiscardFailed: 'Failed to discard the draft. Please try again.',
  draftRestored: 'Draft restored.',
  draftRestoreFailed: 'Failed to restore the draft. Please try again.',
  draftLoadFailed: 'Failed to load the draft',
  draftListFailed: 'Failed to load your drafts',
  draftIsDiscarded: 'You discarded this draft',
  draftDiscardedElsewhere: 'This draft was discarded in another tab or on another device.',
  draftIssuedElsewhere:
    'This draft was already issued as an invoice. Your later changes are not on it.',
  draftOtherTaken: 'Switched to the other version.',
  documentDuplicateFailed: 'Failed to duplicate the document. Please try again.',
  invoiceReviseFailed: 'Failed to revise the invoice. Please try again.',
  invoiceHasMoney:
    'Money was received on this invoice, so it cannot be deleted. Undo its payments first.',
  invoiceCancelled: 'Invoice cancelled.',
  invoiceListFailed: 'Failed to load invoices',
  invoiceListFailedHelp: 'Something went wrong while loading your invoices.',
  chooseAllFailed:
    'Failed to load the other invoices, so only this page is selected. Please try again.',
  invoiceLoadFailed: 'Failed to load invoice',
  invoiceRefreshFailed: 'Failed to refresh the invoice. The figures shown may be out of date.',
  pdfMissing: 'PDF not found! File host ka free plan hai, thodi der baad try karo.',
  pdfFailed: 'Download failed:',

  unknownError: 'Unknown error',
  serverFailed: 'Something went wrong on the server. Please try again in a moment.',
  reportFailed: 'Failed to load the report',
  statementFailed: 'Failed to load the statement',
  sharingFailed: 'Failed to load the statements sent.',
  statementRewritten:
    'The account has changed since your draft, so the text was replaced. Check it before you send it.',
  fileFailed: 'Failed to create the file.',
  dashboardFailed: 'Error fetching dashboard data:',
  recentFailed: 'Error loading recent invoices:',
  attentionFailed: 'Error loading what needs your attention:',
} as const
