import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

export const globalStyles = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    // Chakra's own list ends without `monospace`: Firefox takes a serif where none of its fonts is there.
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'neel',
    // ss03: round commas and quotes, which read well inside ₹12,34,567.89.
    fontFeatureSettings: '"ss03", "calt"',
    fontOpticalSizing: 'auto',
    textRendering: 'optimizeLegibility',
    // Long and short pages stand at the same place.
    overflowY: 'scroll',
    // The bars cover nothing that is scrolled to.
    scrollPaddingTop: '80px',
    scrollPaddingBottom: { base: '80px', md: '0' },
  },
  body: { minHeight: '100dvh', textStyle: 'body' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'neel.focusRing',
    outlineOffset: '2px',
  },
  // The main landmark takes focus from the skip link; a ring around the page says nothing.
  'main:focus-visible': { outline: 'none' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'neel.emphasized' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: even a short transition makes each level of the page wait for the level above it.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
