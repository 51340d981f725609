import { icu } from '#languages/icu.ts'

/** Settings, but for the business, its tax and how it is paid. */
export const account = {
  area: 'account',
  checkConnection: 'Check your connection, then try again.',
  heading: 'Setting',
  logout: 'Logout',
  leaving: 'Logging out...',
  tabs: {
    label: 'Settings',
    profile: 'Profile',
    business: 'Business',
    tax: 'Tax',
    numbers: 'Numbers',
    payments: 'Getting paid',
    billing: 'Billing',
    notifications: 'Notifications',
    security: 'Security',
    members: 'Members',
    connections: 'Connections',
    data: 'Your data',
  },
  tabGroups: { you: 'You', work: 'Your business', beyond: 'Connections and data' },
  /** A sentence on what each tab is for. */
  logo: {
    label: 'Logo',
    help: 'PNG, JPEG or WebP, up to 1 MB. Shown above your name on invoices and PDFs.',
  },
  profile: {
    title: 'Your profile',
    loading: 'Loading your profile',
    edit: 'Edit Profile',
    save: 'Save Changes',
    saving: 'Updating Profile...',
    name: 'Full name',
    email: 'Email',
    emailHelp: icu('We send your emails here. You sign in with {email}.'),
    phone: 'Phone',
    phoneHelp: '10 digits, without +91',
    birthday: 'Date of birth',
    city: 'City',
    language: 'Language',
    languageHelp:
      'For these screens and the emails you get. You set each client’s language on the client’s page.',
  },
  keyboard: {
    title: 'Keyboard shortcuts',
    single: 'Single keys as shortcuts',
    singleHelp:
      'Press N for a new invoice, C for a new client, I for a new item, / to search. Not while you type, and in this browser only. Ctrl+K (⌘K) lists all commands with their keys.',
  },
  plan: {
    title: 'Your plan',
    current: 'Current',
    free: 'Free',
    about: 'Every feature, for any number of invoices. No card needed.',
    included: 'What it holds',
    features: {
      documents: 'Invoices, estimates, challans and credit notes as PDF',
      mail: 'Email, reminders and a page for each client',
      money: 'Payment by UPI and bank, matched with your bank file',
      returns: 'GSTR-1, GSTR-3B, TDS and files for Tally',
      yours: 'Members, API and export of all your data',
    },
    soon: '<b>Subscription plans are launching soon.</b> Nothing changes and nothing is charged until you choose one.',
  },
  usage: {
    title: 'Usage this month',
    loading: 'Loading your usage',
    created: icu(
      '{count, plural, one {invoice created in {month}} other {invoices created in {month}}}',
    ),
    about:
      'Counted from the first of the month in India, including deleted invoices. Your plan has no limit.',
  },
  mails: {
    title: 'Emails',
    loading: 'Loading your choices',
    failed: 'Failed to load your notifications',
    toYou: 'Emails to you',
    toYouAbout: 'We always send codes to verify your email and to reset your password.',
    receipts: 'Receipts to your clients',
    receiptsAbout:
      'We send each receipt once, a few minutes after you record the payment, so you can undo a mistake first. Nothing is sent for payments older than 30 days.',
    reminders: 'Reminders to your clients',
    remindersAbout:
      'We send each reminder once, on its day after 10:00 India time, with the balance due, the link and the PDF. Replies come to you. Nothing is sent if the invoice is paid or deleted, if a payment waits for your confirmation, or on the day you create the invoice.',
  },
  mailKinds: {
    paymentClaims: {
      label: 'When a client reports a payment',
      help: 'Check your bank account, then confirm the payment. We also email you when a client accepts or declines an estimate.',
    },
    monthlySummary: {
      label: 'Monthly summary',
      help: 'On the first of each month: what you invoiced and received compared with the month before, what clients owe you by age, and whom to remind.',
    },
    exportForms: {
      label: 'Export declaration due',
      help: 'A week before the export declaration (EDF) is due for a month in which you invoiced clients abroad, unless you marked it as filed.',
    },
    receipts: {
      label: 'When you record or confirm a payment',
      help: 'A receipt with the amount, the invoices it paid and the balance left.',
    },
    remindBefore3: {
      label: '3 days before the due date',
      help: 'A friendly note that says what is due, and when.',
    },
    remindDue: {
      label: 'On the due date',
      help: 'Says that the amount is due today.',
    },
    remindAfter3: {
      label: '3 days after the due date',
      help: 'Says that the amount is 3 days overdue.',
    },
    remindAfter7: {
      label: '7 days after the due date',
      help: 'Says that the amount is 7 days overdue. This is the last reminder.',
    },
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    forgot: 'Forgot password?',
    new: 'New password',
    length: icu('At least {least} characters'),
    confirm: 'Confirm password',
    changing: 'Changing...',
  },
  session: {
    title: 'This session',
    email: 'Signed in as',
    device: 'This device',
    browser: 'A browser',
    browserOn: icu('{browser} on {system}'),
    since: 'Signed in since',
    until: 'Renews automatically by',
    unknown: 'Not known',
    leaveAll: 'Sign out everywhere',
    leaveAllAbout: 'Signs you out on all devices, including this browser.',
    leaving: 'Signing out...',
  },
} as const
