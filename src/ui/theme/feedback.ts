import { defineRecipe } from '@chakra-ui/react/styled-system'

export const badgeRecipe = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'full',
    whiteSpace: 'nowrap',
    fontWeight: '650',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    letterSpacing: '0.03em',
    px: '2.5',
    py: '0.5',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    // A state that changes before one's eyes fades into the next: UNPAID turns green.
    transitionProperty: 'background-color, color',
    transitionDuration: 'slow',
  },
})

/** Still, and it fades in late: a fast answer shows no skeleton at all. */
export const skeletonRecipe = defineRecipe({
  className: 'chakra-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        bg: 'bg.muted',
        borderRadius: 'l1',
        color: 'transparent',
        userSelect: 'none',
        pointerEvents: 'none',
        flexShrink: '0',
        animation: 'fade-in 150ms ease-out 100ms both',
        // One that ends at once, Chromium may leave unpainted.
        _motionReduce: { animation: 'none' },
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
})
