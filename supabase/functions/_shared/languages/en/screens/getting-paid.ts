/** How clients pay the business, and where its account is. */
export const gettingPaid = {
  area: 'gettingPaid',
  title: 'Getting paid',
  about: 'Clients find this on the invoices you share, and pay straight to you.',
  loading: 'Loading your payment details',
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
    upiId: 'Clients pay to this UPI ID from the shared invoice',
    accountName: 'As your bank spells it',
    accountNumber: 'For clients who pay by bank transfer; 9 to 18 digits',
    ifsc: '11 characters; they stand on your cheque book',
    bankName: 'For clients abroad, with the SWIFT code',
    swift: '8 or 11 characters; your bank names it',
  },
  noBusiness: {
    title: 'Set up your business first',
    about: 'Clients pay to it: its name stands beside your UPI ID and your account.',
    setUp: 'Set up your business',
  },
} as const
