import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system'

/** `ui/fonts/inter.css`. */
const family = 'var(--fonts)'

export const ownTokens = {
  fonts: defineTokens.fonts({
    heading: { value: family },
    body: { value: family },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  }),
  durations: defineTokens.durations({
    fastest: { value: '50ms' },
    faster: { value: '80ms' },
    fast: { value: '120ms' },
    moderate: { value: '150ms' },
    slow: { value: '180ms' },
    slower: { value: '180ms' },
    slowest: { value: '180ms' },
  }),
}

export const radii = defineSemanticTokens.radii({
  l1: { value: '6px' },
  l2: { value: '9px' },
  l3: { value: '14px' },
})

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

export const shadows = defineSemanticTokens.shadows({
  xs: shadow('0 1px 2px rgb(20 22 29 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'),
  sm: shadow('0 1px 3px rgb(20 22 29 / 0.08)', '0 1px 3px rgb(0 0 0 / 0.5)'),
  md: shadow(
    '0 4px 12px rgb(20 22 29 / 0.08), 0 1px 3px rgb(20 22 29 / 0.06)',
    '0 4px 12px rgb(0 0 0 / 0.5)',
  ),
  lg: shadow(
    '0 12px 32px rgb(20 22 29 / 0.14), 0 2px 6px rgb(20 22 29 / 0.06)',
    '0 12px 32px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(255 255 255 / 0.06)',
  ),
  paper: shadow(
    '0 1px 2px rgb(20 22 29 / 0.06), 0 12px 40px rgb(20 22 29 / 0.08)',
    '0 2px 8px rgb(0 0 0 / 0.5), 0 24px 64px rgb(0 0 0 / 0.5)',
  ),
})
