/** Above visitors' pages; the ways in have a header of their own. */
export const siteHeader = {
  area: 'siteHeader',
  label: 'Site',
  features: 'Features',
  reviews: 'Reviews',
  pricing: 'Pricing',
  signIn: 'Sign In',
  dashboard: 'Dashboard',
} as const
