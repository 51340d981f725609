import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system'

export const colorTokens = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#07080c' },
  white: { value: '#ffffff' },
})

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * Text on its own ground holds WCAG AA (4.5:1) in both themes; `border.control` and the focus
 * rings hold 3:1. Check the contrast again when changing a value.
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#f6f7fb', '#0b0d12'),
    panel: pair('#ffffff', '#12151c'),
    subtle: pair('#eff1f7', '#181c25'),
    muted: pair('#e8ebf3', '#1e222d'),
    emphasized: pair('#dde1ec', '#272c38'),
    inverted: pair('#14161d', '#f1f3f7'),
    error: pair('#fdeae8', '#2d1413'),
    warning: pair('#fdf1cf', '#2b220d'),
    success: pair('#e2f6ea', '#0e281c'),
    info: pair('#e8ebfd', '#1a1e3c'),
  },
  fg: {
    DEFAULT: pair('#14161d', '#f1f3f7'),
    muted: pair('#5a6172', '#9aa1b1'),
    subtle: pair('#666d80', '#8a91a2'),
    inverted: pair('#f6f7fb', '#14161d'),
    error: pair('#b42318', '#ff8578'),
    warning: pair('#7a5300', '#f5c451'),
    success: pair('#05703f', '#4ade92'),
    info: pair('#3b49cf', '#a5afff'),
  },
  border: {
    DEFAULT: pair('#e2e5ee', '#22262f'),
    muted: pair('#ebedf4', '#1b1f27'),
    emphasized: pair('#cfd4e1', '#343a48'),
    control: pair('#868da0', '#646b7c'),
    inverted: pair('#14161d', '#f1f3f7'),
    error: pair('#c9362a', '#f0695b'),
  },
  neel: {
    solid: pair('#4353e0', '#5865f2'),
    hover: pair('#3745c8', '#4f5be6'),
    contrast: pair('#ffffff', '#ffffff'),
    fg: pair('#3b49cf', '#a5afff'),
    subtle: pair('#e8ebfd', '#1a1e3c'),
    muted: pair('#d5daf9', '#252b55'),
    emphasized: pair('#bcc4f5', '#353d78'),
    border: pair('#bcc4f5', '#353d78'),
    // Bars of a chart: 3:1 on a panel.
    quiet: pair('#8a94e6', '#5a64ad'),
    focusRing: pair('#4353e0', '#8f9bff'),
  },
  gray: {
    solid: pair('#14161d', '#f1f3f7'),
    hover: pair('#2b2f3a', '#d9dde6'),
    contrast: pair('#ffffff', '#14161d'),
    fg: pair('#454b5a', '#b9bfcc'),
    subtle: pair('#e8ebf3', '#1e222d'),
    muted: pair('#dde1ec', '#272c38'),
    emphasized: pair('#cfd4e1', '#343a48'),
    border: pair('#e2e5ee', '#22262f'),
    focusRing: pair('#4353e0', '#8f9bff'),
  },
  green: {
    solid: pair('#077a46', '#0b7a48'),
    hover: pair('#05663a', '#0a6b3f'),
    contrast: pair('#ffffff', '#ffffff'),
    fg: pair('#05703f', '#4ade92'),
    subtle: pair('#e2f6ea', '#0e281c'),
    muted: pair('#c5ecd4', '#153b2a'),
    emphasized: pair('#9fdfba', '#1d5239'),
    border: pair('#9fdfba', '#1d5239'),
    focusRing: pair('#077a46', '#4ade92'),
  },
  blue: {
    solid: pair('#1b62b3', '#2f7fd6'),
    hover: pair('#164f91', '#276fbd'),
    contrast: pair('#ffffff', '#ffffff'),
    fg: pair('#175694', '#82bdff'),
    subtle: pair('#e1effc', '#0f2438'),
    muted: pair('#c3def8', '#163550'),
    emphasized: pair('#9cc8f2', '#1f4a70'),
    border: pair('#9cc8f2', '#1f4a70'),
    focusRing: pair('#1b62b3', '#82bdff'),
  },
  yellow: {
    solid: pair('#8a5d00', '#f5c451'),
    hover: pair('#744e00', '#e2b03b'),
    contrast: pair('#ffffff', '#14161d'),
    fg: pair('#7a5300', '#f5c451'),
    subtle: pair('#fdf1cf', '#2b220d'),
    muted: pair('#f9e3a5', '#403213'),
    emphasized: pair('#f2d071', '#5a4618'),
    border: pair('#f2d071', '#5a4618'),
    focusRing: pair('#8a5d00', '#f5c451'),
  },
  red: {
    solid: pair('#c0291d', '#c93a2e'),
    hover: pair('#a52116', '#b43126'),
    contrast: pair('#ffffff', '#ffffff'),
    fg: pair('#b42318', '#ff8578'),
    subtle: pair('#fdeae8', '#341614'),
    muted: pair('#fad4d0', '#4b1e1a'),
    emphasized: pair('#f3afa8', '#6b2a24'),
    border: pair('#f3afa8', '#6b2a24'),
    focusRing: pair('#c0291d', '#ff8578'),
  },
  // A sheet of paper is white in both themes, as its PDF is.
  paper: {
    bg: { value: '#ffffff' },
    fg: { value: '#14161d' },
    rule: { value: '#14161d' },
  },
})
