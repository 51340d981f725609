import { clientPaths } from './client-paths.ts'

/** Each route's pattern, and beside it the function that builds its link where one is needed. */
export const paths = {
  ...clientPaths,
  home: '/',
  features: '/#features',
  reviews: '/#reviews',
  /** The editor without an account. */
  trial: '/try',
  login: '/login',
  loginByCode: '/login?by=code',
  register: '/register',
  verifyOtp: '/verify-otp',
  forgotPassword: '/forgot-password',
  resetPasswordPattern: '/reset-password/:token',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  dashboard: '/dashboard',
  invoices: '/invoices',
  invoiceCreate: '/invoice/create',
  invoicePattern: '/invoice/:invoiceId',
  invoice: (id: string) => `/invoice/${encodeURIComponent(id)}`,
  /** A new invoice for a client of the book. */
  invoiceFor: (clientId: string) => `/invoice/create?client=${encodeURIComponent(clientId)}`,
  drafts: '/invoices?status=DRAFT',
  invoiceDraftPattern: '/invoice/draft/:draftId',
  invoiceDraft: (id: string) => `/invoice/draft/${encodeURIComponent(id)}`,
  clients: '/clients',
  clientCreate: '/client/create',
  clientPattern: '/client/:clientId',
  client: (id: string) => `/client/${encodeURIComponent(id)}`,
  clientEditPattern: '/client/:clientId/edit',
  clientEdit: (id: string) => `/client/${encodeURIComponent(id)}/edit`,
  /** The recurring invoices; src/lib/paths/schedule-paths.ts knows the pages below. */
  schedules: '/schedules',
  items: '/items',
  /** The monthly reports; src/lib/paths/report-paths.ts knows the pages below. */
  reports: '/reports',
  /** The businesses that a person has or works for, with what is open in each. */
  businesses: '/businesses',
  /** Where an invitation to work for a business leads. */
  joinPattern: '/join/:token',
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  /** Pages that a phone's bar has no room for. */
  more: '/more',
  /** The page that an invoice's client opens; a document of its own, no route of the app. */
  /** The page for clients who want no more mails. */
  stopMailsPattern: '/stop/:token',
  setting: '/setting',
  settingProfile: '/setting/profile',
  settingBusiness: '/setting/business',
  settingTax: '/setting/tax',
  settingNumbers: '/setting/numbers',
  gettingPaid: '/setting/payments',
  settingBilling: '/setting/billing',
  settingNotifications: '/setting/notifications',
  settingSecurity: '/setting/security',
  settingMembers: '/setting/members',
  settingConnections: '/setting/connections',
  settingData: '/setting/data',
  // Spelled so where payment providers were told to return to.
  paymentSuccess: '/payment-success',
  profile: '/profile',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  blog: '/blog',
  support: '/support',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  apiDocs: '/api-docs',
  assistants: '/assistants',
} as const

/** The absolute address of an invoice's page, as a client gets it. */
export const clientPageUrl = (token: string) =>
  new URL(paths.clientInvoice(token), window.location.origin).href
