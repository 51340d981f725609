/** Payments, credit notes, links and mails. */
export const money = {
  paymentAmountRequired: 'Enter an amount above zero.',
  paymentNothingDue: 'Nothing is due on this invoice.',
  paymentDateInvalid: 'Choose a valid payment date.',
  creditedDayWrong:
    'The day of credit must be on or before the payment date, and at most a year before it.',
  paymentDateFuture: 'Payment date cannot be in the future.',
  purposeCodeInvalid: 'Purpose code must look like P0802.',
  paymentMethodInvalid: 'Choose a payment method from the list.',
  referenceInvalid:
    'Reference must have 6 to 30 letters and digits. For UPI, enter the 12-digit UTR.',

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
  acceptanceNoted: 'Day of acceptance saved.',
  acceptanceFailed: 'Failed to save the day of acceptance. Please try again.',
  shippingNoted: 'Shipping bill saved.',
  shippingFailed: 'Failed to save the shipping bill. Please try again.',
  creditNoteLate:
    'Credit note issued. It is too late to lower your tax (CGST s. 34(2)), so it is in no return. A commercial credit note would say so.',
  creditNoteIssued: 'Credit note issued.',
  creditNoteFailed: 'Failed to issue the credit note. Please try again.',
  debitNoteIssued: 'Debit note issued.',
  debitNoteFailed: 'Failed to issue the debit note. Please try again.',
  debitNotesLoadFailed: 'Failed to load the debit notes.',
  creditNotesLoadFailed: 'Failed to load the credit notes.',
  creditableLoadFailed: 'Failed to load the amounts left to credit.',
  refundRecorded: 'Refund recorded.',
  refundUndone: 'Refund undone.',
  refundFailed: 'Failed to record the refund. Please try again.',
  invoiceHasCredit:
    'This invoice has a credit note, so it cannot be deleted or revised. Delete its credit notes first.',
  invoiceHasDebit:
    'This invoice has a debit note, so it cannot be deleted or revised. Delete its debit notes first.',
  noteRefunded: 'This credit note has a refund, so it cannot be deleted. Undo the refund first.',
  writtenOff: 'Balance written off.',
  writeOffFailed: 'Failed to write off the balance. Please try again.',
  writeOffUndone: 'Write-off undone.',
  writeOffUndoFailed: 'Failed to undo the write-off. Please try again.',

  linkLoadFailed: 'Failed to load the link.',
  linkFailed: 'Failed to create the link. Please try again.',
  linkCopied: 'Link copied.',
  linkCopyRefused: 'Your browser does not allow copying. Open the invoice to see its link.',
  linkRenewed: 'New link created. The old one no longer works.',
  linkRevoked: 'Sharing stopped. The link no longer works.',
  linkRevokeFailed: 'Failed to stop sharing. Please try again.',

  mailKindInvalid: 'kind must be invoice or reminder.',
  mailSent: 'Email sent.',
  mailRecipientsNumber: 'Enter one to six email addresses, including Cc.',
  mailRewritten:
    'The amount or the due date has changed since your draft, so the text was replaced. Check it before you send it.',
  mailUnanswered:
    'We do not know whether the email was sent. Check the invoice’s history before you send it again.',
  mailsStopped: 'You will get no more of these emails.',
  mailStopFailed: 'Failed to stop these emails. Please try again in a moment.',
  mailUnreachable: 'Emails cannot be sent at the moment.',
  mailUnconfigured: 'Emails cannot be sent: no mail server is set up.',
  historyLoadFailed: 'Failed to load the history.',
} as const
