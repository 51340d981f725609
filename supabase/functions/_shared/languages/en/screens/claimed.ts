/** Where a client comes back to after paying, and after having said so. */
export const claimed = {
  area: 'claimed',
  title: 'Thank you, we have told the seller',
  to: 'To',
  for: 'For',
  reported: 'Reported',
  on: 'On',
  reference: 'Reference',
  loading: 'Loading',
  next: 'What happens next',
  nextText:
    '<seller>The seller</seller> sees your report and confirms it when the money has arrived. The invoice page then shows it as paid.',
  backToInvoice: 'Back to invoice',
  paidTab: 'Payment Successful',
  paid: 'Payment Successful!',
  paidText:
    'Thank you. Keep the receipt from your bank or UPI app. The seller sees the payment in their own account.',
  backHome: 'Back to Home',
} as const
