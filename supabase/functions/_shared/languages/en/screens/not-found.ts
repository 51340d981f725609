import { icu } from '#languages/icu.ts'

export const notFound = {
  area: 'notFound',
  title: 'Page not found',
  text: 'There is no page at this address. Check the address for typing mistakes, or the page may have moved.',
  toDashboard: icu(
    'Taking you to your dashboard in <b>{seconds, plural, one {# second} other {# seconds}}</b>.',
  ),
  toHome: icu(
    'Taking you to the home page in <b>{seconds, plural, one {# second} other {# seconds}}</b>.',
  ),
  dashboardSoon: icu(
    'You will be taken to your dashboard in about {seconds} seconds, unless you press Cancel.',
  ),
  homeSoon: icu(
    'You will be taken to the home page in about {seconds} seconds, unless you press Cancel.',
  ),
  cancel: 'Cancel',
  cancelled: 'Redirect cancelled. Stay as long as you like.',
  takeHome: 'Take Me Home',
  goBack: 'Go Back',
  refresh: 'Refresh Page',
  quickLinks: 'Quick links',
  home: 'Home',
  dashboard: 'Dashboard',
  invoices: 'Invoices',
  lost: icu('Still lost? See <support>Support</support> or write to <mail>{email}</mail>.'),
} as const
