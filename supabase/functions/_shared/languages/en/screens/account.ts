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
    payments: 'Payments',
    billing: 'Billing',
    notifications: 'Notifications',
    security: 'Security',
    data: 'Your data',
  },
  logo: {
    label: 'Logo',
    help: 'PNG, JPEG or WebP, up to 1 MB. It stands above your name on invoices and PDFs.',
  },
  profile: {
    title: 'Your profile',
    loading: 'Loading your profile',
    edit: 'Edit Profile',
    save: 'Save Changes',
    saving: 'Updating Profile...',
    name: 'Full name',
    email: 'Email',
    emailHelp: icu('Where we write to you. You sign in with {email}.'),
    phone: 'Phone',
    phoneHelp: '10 digits, without +91',
    birthday: 'Date of birth',
    city: 'City',
    language: 'Language',
    languageHelp:
      'Of everything here, and of the emails that you get. Each client has a language of their own, on their page.',
  },
  plan: {
    title: 'Your plan',
    current: 'Current',
    free: 'Free',
    about: 'Every feature there is, for as many invoices as you write. No card is needed.',
    soon: '<b>Subscription plans are launching soon.</b> Nothing changes and nothing is charged until you choose one.',
  },
  usage: {
    title: 'Usage this month',
    loading: 'Loading your usage',
    created: icu(
      '{count, plural, one {invoice created in {month}} other {invoices created in {month}}}',
    ),
    about:
      'Counted from the first of the month in India, deleted invoices included. Your plan sets no limit.',
  },
  mails: {
    toYou: 'Emails to you',
    toYouAbout: 'Codes to verify your email and to reset your password are always sent.',
    toYouLoading: 'Loading your choices',
    receipts: 'Receipts to your clients',
    receiptsAbout:
      'Sent once, a few minutes after the payment, so that you can undo a slip before it is told. Nothing is sent for money that came more than 30 days ago.',
    receiptsLoading: 'Loading your receipts',
    reminders: 'Reminders to your clients',
    remindersAbout:
      'Sent once each, on the day from 10:00 in India, with what is still due, the link and the PDF; replies reach you. Nothing is sent for an invoice that is paid or deleted, while a payment waits for your confirmation, or on the day an invoice was made.',
    remindersLoading: 'Loading your reminders',
  },
  mailKinds: {
    paymentClaims: {
      label: 'When a client says they have paid',
      help: 'So that you can check your account and mark the invoice as paid. You also hear here when one accepts or declines an estimate.',
    },
    monthlySummary: {
      label: 'Monthly summary',
      help: 'On the first of each month: what you invoiced and received beside the month before, what is owed by age, and whom to remind.',
    },
    receipts: {
      label: 'When you record or confirm a payment',
      help: 'A receipt of what arrived, for which invoices, and what is left to pay.',
    },
    remindBefore3: {
      label: '3 days before the due date',
      help: 'A friendly note of what is due, and when.',
    },
    remindDue: {
      label: 'On the due date',
      help: 'The amount is due today.',
    },
    remindAfter3: {
      label: '3 days after the due date',
      help: 'The amount is 3 days overdue.',
    },
    remindAfter7: {
      label: '7 days after the due date',
      help: 'The amount is 7 days overdue. It is the last reminder.',
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
    until: 'Renewed by itself, next by',
    unknown: 'Not known',
    leaveAll: 'Sign out everywhere',
    leaveAllAbout: 'Ends every session of yours, on all devices and in this browser too.',
    leaving: 'Signing out...',
  },
} as const
