/** The editor without an account, and the sample that stands on it. */
export const trial = {
  area: 'trial',
  title: 'Try it: edit this invoice',
  kept: 'It stays in this browser until you register, and then appears in your drafts.',
  notKept: 'This browser cannot save it, so download the PDF before you leave.',
  download: 'Download PDF',
  downloading: 'Downloading...',
  account:
    'With an account, your invoice has your name and number, you send it by email or link, and you see when it is paid.',
  register: 'Register and save it',
  taxMissing: 'The tax is not right yet. See the message below it.',
  failed: 'Failed to create the PDF. Please try again.',
  sample: {
    seller: 'Your Studio',
    address: '12 Your Road',
    bank: 'Your Bank',
    client: 'Kaveri Interiors',
    notes: 'Thank you for your business.',
    first: 'Brand identity: logo and guidelines',
    second: 'Packaging design, two labels',
  },
} as const
