import { defineRecipe } from '@chakra-ui/react/styled-system'

const neutral = {
  color: 'fg',
  _hover: { bg: 'bg.subtle' },
  _expanded: { bg: 'bg.subtle' },
}

// 44 px on phones (touch), denser where there is a pointer.
const size = (height: string, px: string, textStyle: string, icon: string) => ({
  h: { base: '11', md: height },
  minW: { base: '11', md: height },
  px,
  textStyle,
  gap: '2',
  _icon: { w: icon, h: icon },
})

export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    flexShrink: '0',
    textDecoration: 'none',
    fontWeight: '600',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    outline: '0',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      '2xs': size('7', '2', 'meta', '3.5'),
      xs: size('8', '2.5', 'meta', '4'),
      sm: size('9', '3', 'sm', '4'),
      md: size('10', '4', 'body', '4'),
      lg: size('11', '5', 'body', '5'),
      xl: size('12', '6', 'md', '5'),
      '2xl': size('14', '7', 'lg', '5'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'xs',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      surface: { bg: 'bg.panel', borderColor: 'border', ...neutral },
      outline: { bg: 'bg.panel', borderColor: 'border.emphasized', ...neutral },
      ghost: {
        bg: 'transparent',
        ...neutral,
        color: 'fg.muted',
        _hover: { bg: 'bg.subtle', color: 'fg' },
      },
      plain: { color: 'colorPalette.fg', px: '0', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})
