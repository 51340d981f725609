/** What the host calls the product and where questions go: put in by the build for a host, absent everywhere else. */
declare const BAHI_PRODUCT: { name: string; supportEmail: string } | undefined

/** Whose product it is where nobody hosts it: in development and in tests. The address reaches nobody. */
export const sample = { name: 'Bahi', supportEmail: 'support@bahi.example' } as const

/** What the product is called, everywhere: screens, mails, PDF. */
export const product = {
  ...(typeof BAHI_PRODUCT === 'undefined' ? sample : BAHI_PRODUCT),
  tagline: 'professional invoicing',
}
