/** The editor without an account, and the sample that stands on it. */
export const trial = {
  area: 'trial',
  title: 'Try it',
  kept: 'A sample to type on. It stays in this browser until you register; then it is among your drafts.',
  notKept:
    'A sample to type on. This browser has no room to keep it: download the PDF before you leave.',
  download: 'Download PDF',
  downloading: 'Downloading...',
  account:
    'With an account it has your name and number, goes out by mail or link, and tells you when it is paid.',
  register: 'Register and keep it',
  taxMissing: 'The tax does not fit yet: see what is said of it.',
  failed: 'The PDF could not be made. Please try again.',
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
