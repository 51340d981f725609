/** The name and support address that a host's build puts in; absent everywhere else. */
declare const BAHI_PRODUCT: { name: string; supportEmail: string } | undefined

/** Stands in for the host's names in development and in tests. Mail to this address reaches nobody. */
export const sample = { name: 'Bahi', supportEmail: 'support@bahi.example' } as const

/** The product's name and support address for screens, mails and PDF. */
export const product = {
  ...(typeof BAHI_PRODUCT === 'undefined' ? sample : BAHI_PRODUCT),
  tagline: 'professional invoicing',
}
