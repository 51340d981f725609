import type { Auth } from '@supabase/auth-ui-react'
import type { ComponentProps } from 'react'
import { system } from '#src/ui/theme/system.ts'

const { token } = system

/** As high as the other buttons and fields; an inline style knows no breakpoints. */
export const entryHeight = { '--entry-height': { base: 'sizes.11', md: 'sizes.10' } }

// `Auth` writes the variables to :root: only those that are known there, as Chakra's are, take effect.
export const entryAppearance: NonNullable<ComponentProps<typeof Auth>['appearance']> = {
  variables: {
    default: {
      colors: {
        brand: token.var('colors.neel.solid'),
        brandAccent: token.var('colors.neel.solid'),
        brandButtonText: token.var('colors.neel.contrast'),
        defaultButtonBackground: token.var('colors.bg.panel'),
        defaultButtonBackgroundHover: token.var('colors.bg.subtle'),
        defaultButtonBorder: token.var('colors.border.emphasized'),
        defaultButtonText: token.var('colors.fg'),
        inputBackground: token.var('colors.bg.panel'),
        inputBorder: token.var('colors.border.emphasized'),
        inputBorderHover: token.var('colors.border.emphasized'),
        inputBorderFocus: token.var('colors.neel.focusRing'),
        inputLabelText: token.var('colors.fg'),
        inputText: token.var('colors.fg'),
        messageTextDanger: token.var('colors.fg.error'),
        messageBackgroundDanger: token.var('colors.bg.error'),
        messageBorderDanger: 'transparent',
      },
      space: { buttonPadding: '0 1rem', inputPadding: '0 0.75rem', labelBottomMargin: '0.375rem' },
      fonts: {
        buttonFontFamily: 'inherit',
        bodyFontFamily: 'inherit',
        inputFontFamily: 'inherit',
        labelFontFamily: 'inherit',
      },
      fontSizes: { baseButtonSize: 'inherit', baseInputSize: '1rem', baseLabelSize: '0.8125rem' },
      borderWidths: { buttonBorderWidth: '1px', inputBorderWidth: '1px' },
      radii: {
        borderRadiusButton: token.var('radii.l2'),
        inputBorderRadius: token.var('radii.l2'),
      },
    },
  },
  style: {
    button: { minHeight: 'var(--entry-height)', fontWeight: 600 },
    input: { minHeight: 'var(--entry-height)' },
    label: { fontWeight: 500 },
    container: { margin: 0 },
  },
}
