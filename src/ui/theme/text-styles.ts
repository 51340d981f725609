import { defineTextStyles } from '@chakra-ui/react/styled-system'

/** A hyphen is as wide as a figure among tabular ones, and tears a document's number apart. */
const proportional = { fontVariantNumeric: 'proportional-nums lining-nums' } as const
const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const textStyles = defineTextStyles({
  // Chakra's, as its components and recipes name them.
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.875rem' } },
  // Bahi's.
  body: { value: { fontSize: '0.9375rem', lineHeight: '1.375rem' } },
  label: { value: { fontSize: '0.8125rem', lineHeight: '1.125rem', fontWeight: '500' } },
  // Its figures are those of its surroundings: tabular below an amount, else proportional.
  meta: { value: { fontSize: '0.8125rem', lineHeight: '1.125rem' } },
  heading: {
    value: {
      fontSize: { base: '1.5rem', md: '1.75rem' },
      lineHeight: '1.25',
      fontWeight: '650',
      letterSpacing: '-0.018em',
    },
  },
  title: {
    value: {
      fontSize: '1rem',
      lineHeight: '1.5rem',
      fontWeight: '600',
      letterSpacing: '-0.006em',
    },
  },
  display: {
    value: {
      // On a phone no wider font of the system, shown until this one is there, breaks the title elsewhere.
      fontSize: { base: '2rem', md: '3.5rem' },
      lineHeight: '1.08',
      fontWeight: '680',
      letterSpacing: '-0.028em',
    },
  },
  /** The number of a document where all other figures are tabular. */
  document: { value: { ...proportional } },
  number: { value: { ...tabular } },
  amount: { value: { fontWeight: '600', whiteSpace: 'nowrap', ...tabular } },
  'amount.lg': {
    value: {
      fontSize: { base: '1.375rem', lg: '1.625rem' },
      lineHeight: '1.25',
      fontWeight: '650',
      letterSpacing: '-0.015em',
      whiteSpace: 'nowrap',
      ...tabular,
    },
  },
  'amount.xl': {
    value: {
      fontSize: { base: '1.75rem', md: '2.25rem' },
      lineHeight: '1.2',
      fontWeight: '680',
      letterSpacing: '-0.02em',
      whiteSpace: 'nowrap',
      ...tabular,
    },
  },
})
