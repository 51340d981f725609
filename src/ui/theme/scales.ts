/** Chakra's names and values; its `tokens` come only all at once, with every palette (1.5 kB). Unused values are left out. */
const scale = <Value extends string | number>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** A quarter of a rem each, as everywhere. */
const steps = scale(
  Object.fromEntries(
    [
      0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36,
      40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
    ].map((step) => [step, `${step / 4}rem`]),
  ),
)

export const scales = {
  spacing: steps,
  sizes: {
    ...steps,
    ...scale({ full: '100%', max: 'max-content', min: 'min-content', fit: 'fit-content' }),
  },
  fontSizes: scale({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
  }),
  fontWeights: scale({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  letterSpacings: scale({ widest: '0.1em' }),
  radii: scale({ none: '0', full: '9999px' }),
  zIndex: scale({
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
  }),
  // The chart asks for it before it is told otherwise.
  aspectRatios: scale({ landscape: '4 / 3' }),
  animations: scale({ spin: 'spin 1s linear infinite' }),
  cursor: scale({ menuitem: 'default' }),
}

export const keyframes = {
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'slide-from-bottom': {
    '0%': { translate: '0 var(--slide-from-bottom-distance, 0.5rem)' },
    to: { translate: '0' },
  },
}
