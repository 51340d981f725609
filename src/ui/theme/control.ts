import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  // 16 px on phones: below that iOS zooms into the field.
  fontSize: { base: '1rem', md: '0.9375rem' },
  lineHeight: '1.375rem',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  outlineWidth: '2px',
  outlineStyle: 'solid',
  outlineColor: 'transparent',
  outlineOffset: '-1px',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { borderColor: 'neel.focusRing', outlineColor: 'neel.focusRing' },
  // Filled by something else: nothing to type into.
  '&:read-only:not(select)': { bg: 'bg.subtle', borderColor: 'transparent' },
  _invalid: { borderColor: 'border.error', _focusVisible: { outlineColor: 'border.error' } },
  _disabled: { opacity: '0.6', cursor: 'not-allowed' },
} as const

const height = (md: string) => ({ base: '11', md })

export const inputRecipe = defineRecipe({
  className: 'chakra-input',
  base: control,
  variants: {
    size: {
      sm: { h: height('9'), px: '3' },
      md: { h: height('10'), px: '3' },
      lg: { h: height('11'), px: '3.5' },
    },
    variant: { outline: {}, subtle: { bg: 'bg.subtle', borderColor: 'transparent' } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: { ...control, py: '2', px: '3', minH: '24', resize: 'vertical' },
})

export const nativeSelectSlotRecipe = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', width: '100%', position: 'relative', height: 'fit-content' },
    field: {
      ...control,
      cursor: 'pointer',
      h: height('10'),
      ps: '3',
      pe: '9',
      textOverflow: 'ellipsis',
      '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { w: '4', h: '4' },
    },
  },
})
