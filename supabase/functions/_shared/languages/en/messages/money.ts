/** Payments, credit notes, links and mails. */
export const money = {
  paymentAmountRequired: 'Enter an amount above zero.',
  paymentNothingDue: 'Nothing is due on this invoice.',
  paymentDateInvalid: 'Please select a valid payment date.',
  paymentDateFuture: 'Payment date cannot be in the future.',
  paymentMethodInvalid: 'Please choose a payment method from the list.',
  referenceInvalid:
    'Reference must have 6 to 30 letters and digits; for UPI it is the 12-digit UTR.',

  paymentsLoadFailed: 'Failed to load the payments.',
  paymentRecorded: 'Payment recorded.',
  paymentRecordFailed: 'Failed to record the payment. Please try again.',
  paymentConfirmed: 'Payment confirmed.',
  paymentConfirmFailed: 'Failed to confirm the payment. Please try again.',
  paymentDeclined: 'Payment declined.',
  paymentDeclineFailed: 'Failed to decline the payment. Please try again.',
  paymentUndone: 'Payment undone.',
  paymentUndoFailed: 'Failed to undo the payment. Please try again.',

  creditItemsOrAmount: 'Choose rows of the invoice, or enter an amount.',
  shippingNoted: 'Shipping bill noted.',
  shippingFailed: 'Failed to note the shipping bill. Please try again.',
  creditNoteLate:
    'Credit note issued. It comes too late to lower tax (CGST s. 34(2)), and is in no return: a commercial one would say so.',
  creditNoteIssued: 'Credit note issued.',
  creditNoteFailed: 'Failed to issue the credit note. Please try again.',
  debitNoteIssued: 'Debit note issued.',
  debitNoteFailed: 'Failed to issue the debit note. Please try again.',
  debitNotesLoadFailed: 'Failed to load the debit notes.',
  creditNotesLoadFailed: 'Failed to load the credit notes.',
  creditableLoadFailed: 'Failed to load what can be credited.',
  refundRecorded: 'Refund recorded.',
  refundUndone: 'Refund undone.',
  refundFailed: 'Failed to record the refund. Please try again.',
  invoiceHasCredit:
    'This invoice has a credit note, so it cannot be deleted or revised. Delete its credit notes first.',
  invoiceHasDebit:
    'This invoice has a debit note, so it cannot be deleted or revised. Delete its debit notes first.',
  noteRefunded:
    'Money was given back for this credit note, so it cannot be deleted. Undo the refund first.',
  writtenOff: 'Written off.',
  writeOffFailed: 'Failed to write it off. Please try again.',
  writeOffUndone: 'Write-off undone.',
  writeOffUndoFailed: 'Failed to undo the write-off. Please try again.',

  linkLoadFailed: 'Failed to load the link.',
  linkFailed: 'Failed to make the link. Please try again.',
  linkCopied: 'Link copied.',
  linkCopyRefused: 'Your browser does not allow copying. Open the invoice to see its link.',
  linkRenewed: 'New link made. The old one no longer works.',
  linkRevoked: 'Sharing stopped. The link no longer works.',
  linkRevokeFailed: 'Failed to stop sharing. Please try again.',

  mailKindInvalid: 'kind must be invoice or reminder.',
  mailSent: 'Mail sent.',
  mailRecipientsNumber: 'A mail goes to one to six addresses, copies included.',
  mailRewritten:
    'The amount or the due date has changed since your draft, so the text was written anew.',
  mailUnanswered:
    'It is not known whether the mail went out. Look at the invoice’s history before you send it again.',
  mailsStopped: 'You will get no more of these mails.',
  mailStopFailed: 'That did not work. Please try again in a moment.',
  mailUnreachable: 'No mail can be sent at the moment.',
  mailUnconfigured: 'No mail can be sent here: no mail server is set up.',
  historyLoadFailed: 'Failed to load the history.',
} as const
