import { Box } from '@chakra-ui/react'
import { Auth } from '@supabase/auth-ui-react'
import { type ComponentProps, memo } from 'react'
import { googleClient } from '../../../data/account/google-client.ts'
import { paths } from '../../../lib/paths.ts'
import { system } from '../../../ui/theme/system.ts'

const { token } = system

// `Auth` writes these to :root: only variables that are known there, as Chakra's are, take effect.
const appearance: ComponentProps<typeof Auth>['appearance'] = {
  variables: {
    default: {
      colors: {
        defaultButtonBackground: token.var('colors.bg.panel'),
        defaultButtonBackgroundHover: token.var('colors.bg.subtle'),
        defaultButtonBorder: token.var('colors.border.emphasized'),
        defaultButtonText: token.var('colors.fg'),
        messageTextDanger: token.var('colors.fg.error'),
        messageBackgroundDanger: token.var('colors.bg.error'),
        messageBorderDanger: 'transparent',
      },
      space: { buttonPadding: '0 1rem' },
      fonts: { buttonFontFamily: 'inherit', bodyFontFamily: 'inherit' },
      fontSizes: { baseButtonSize: 'inherit' },
      borderWidths: { buttonBorderWidth: '1px' },
      radii: { borderRadiusButton: token.var('radii.l2') },
    },
  },
  style: {
    button: { minHeight: 'var(--button-height)', fontWeight: 600 },
    container: { margin: 0 },
  },
}

/** As high as the other buttons; an inline style knows no breakpoints. */
const height = { '--button-height': { base: 'sizes.11', md: 'sizes.10' } }

/** Memoised: drawn anew with every keystroke beside it, `Auth` would put a new button in each time. */
export const GoogleButton = memo(function GoogleButton() {
  return (
    <Box css={height}>
      <Auth
        supabaseClient={googleClient}
        onlyThirdPartyProviders
        providers={['google']}
        redirectTo={window.location.origin + paths.dashboard}
        appearance={appearance}
      />
    </Box>
  )
})
