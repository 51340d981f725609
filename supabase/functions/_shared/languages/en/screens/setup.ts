import { icu } from '#languages/icu.ts'

/** The frame around the forms of the first hour, and the form of the logo alone. */
export const setup = {
  area: 'setup',
  title: 'Finish setting up',
  loading: 'Loading the set-up',
  done: icu('{step}, done'),
  open: icu('{step}, open'),
  skip: icu('Skip to {step}'),
  leave: 'Finish later',
  logo: 'Logo',
  logoAbout: 'Shown at the top of your invoices and PDFs.',
  saveLogo: 'Save Logo',
  saving: 'Saving...',
} as const
