import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { breakpoints } from '@chakra-ui/react/theme'
import { colorTokens, semanticColors } from './colors.ts'
import { globalStyles } from './global-css.ts'
import { recipes } from './recipes.ts'
import { keyframes, scales } from './scales.ts'
import { textStyles } from './text-styles.ts'
import { ownTokens, radii, shadows } from './tokens.ts'

/** Chakra's scales with Bahi's colours, type and recipes; Chakra's own palettes stay out. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'bahi',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss: globalStyles,
    theme: {
      breakpoints,
      keyframes,
      // The only one that a recipe of Chakra's asks for.
      layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
      textStyles,
      tokens: { ...scales, ...ownTokens, colors: colorTokens },
      semanticTokens: { colors: semanticColors, radii, shadows },
      recipes,
    },
  }),
)
