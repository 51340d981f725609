/** What the product is called, everywhere: screens, mails, PDF. */
export const product = {
  name: 'Bahi',
  tagline: 'professional invoicing',
  supportEmail: 'support@bahi.example',
} as const
