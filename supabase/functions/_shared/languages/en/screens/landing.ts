/** The first screen of the landing page. */
export const landing = {
  area: 'landing',
  tab: 'Professional invoicing',
  label: 'Professional invoicing for India',
  title: 'GST invoices, done. Returns, too.',
  about:
    'Invoice in rupees or dollars, get paid by UPI, and download the GSTR-1 file the portal takes. Free.',
  start: 'Get Started',
  demo: 'View Demo',
  free: 'No card needed.',
  trial: 'Try it without an account',
  paper: {
    note: 'A sample invoice',
    language: 'Language of the invoice',
    whole: 'Show the whole invoice',
    less: 'Show less',
  },
} as const
