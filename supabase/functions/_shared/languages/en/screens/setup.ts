import { icu } from '#languages/icu.ts'

/** The frame around the forms of the first hour. */
export const setup = {
  area: 'setup',
  title: 'Finish setting up',
  at: icu('Step {step} of {all}'),
  loading: 'Loading the set-up',
  done: icu('{step}, done'),
  open: icu('{step}, open'),
  skip: icu('Skip to {step}'),
  leave: 'Finish later',
  more: 'More about your business',
} as const
