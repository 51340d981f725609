/** What the product is called, everywhere: screens, mails, PDF. */
export const product = {
  name: 'Bahi',
  tagline: 'professional invoicing',
  /** A sample, which `npm run deploy` tells of: whoever hosts this puts their own here. */
  supportEmail: 'support@bahi.example',
} as const
