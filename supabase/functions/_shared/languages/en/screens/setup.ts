import { icu } from '#languages/icu.ts'

/** The frame around the forms of the first hour, and the form of the logo alone. */
export const setup = {
  area: 'setup',
  title: 'Your set-up',
  loading: 'Loading your set-up',
  done: icu('{step}, done'),
  open: icu('{step}, open'),
  skip: icu('Skip to {step}'),
  leave: 'Leave for later',
  logo: 'Logo',
  logoAbout: 'By it your clients know at a glance from whom an invoice is.',
  saveLogo: 'Save Logo',
  saving: 'Saving...',
} as const
