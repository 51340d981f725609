import { icu } from '#languages/icu.ts'

/** How clients pay the business, and where its account is. */
export const gettingPaid = {
  area: 'gettingPaid',
  title: 'Getting paid',
  about: 'Shown on the invoices you share. Clients pay you directly.',
  loading: 'Loading your payment details',
  loadFailed: 'Failed to load your payment details',
  none: 'No payment details yet',
  noneAbout: 'Add your UPI ID or your bank account, so that clients can pay you.',
  add: 'Add Payment Details',
  preview: {
    title: 'What clients scan',
    about: icu(
      'Scan it with your own phone and check that your name appears. This one asks for {amount}; each invoice asks for its own amount.',
    ),
    code: icu('Code that pays {amount} to {upiId}'),
    note: 'Test',
  },
  edit: 'Edit',
  editLabel: 'Edit Payment Details',
  save: 'Save Details',
  saving: 'Saving...',
  fields: {
    upiId: 'UPI ID',
    accountName: 'Account holder name',
    accountNumber: 'Account number',
    ifsc: 'IFSC',
    bankName: 'Bank name',
    swift: 'SWIFT code',
  },
  help: {
    upiId: 'Clients pay this UPI ID from the shared invoice',
    accountName: 'As your bank spells it',
    accountNumber: 'For bank transfers; 9 to 18 digits',
    ifsc: '11 characters, printed on your cheques',
    bankName: 'For clients abroad, with the SWIFT code',
    swift: '8 or 11 characters; ask your bank',
  },
  noBusiness: {
    title: 'Set up your business first',
    about: 'Clients see its name beside your UPI ID and bank account.',
    setUp: 'Set up your business',
  },
} as const
