/** Where a client comes back to after paying, and after having said so. */
export const claimed = {
  area: 'claimed',
  title: 'Thank you, we passed it on',
  to: 'To',
  for: 'For',
  reported: 'Reported',
  on: 'On',
  reference: 'Reference',
  loading: 'Loading',
  next: 'What happens next',
  nextText:
    '<seller>Whoever sent the invoice</seller> sees what you reported, and confirms it when the money has arrived. Nothing is settled until then; the page of the invoice says so when it is.',
  backToInvoice: 'Back to the invoice',
  paidTab: 'Payment Successful',
  paid: 'Payment Successful!',
  paidText:
    'Thank you. Please keep the receipt of your bank or UPI app; whoever sent the invoice sees the payment in their own account.',
  backHome: 'Back to Home',
} as const
