import { Box } from '@chakra-ui/react'
import { Auth } from '@supabase/auth-ui-react'
import { memo } from 'react'
import { entryClient } from '../../../data/account/entry-client.ts'
import { paths } from '../../../lib/paths.ts'
import { entryAppearance, entryHeight } from './entry-appearance.ts'

/** Memoised: drawn anew with every keystroke beside it, `Auth` would put a new button in each time. */
export const GoogleButton = memo(function GoogleButton() {
  return (
    <Box css={entryHeight}>
      <Auth
        supabaseClient={entryClient}
        onlyThirdPartyProviders
        providers={['google']}
        redirectTo={window.location.origin + paths.dashboard}
        appearance={entryAppearance}
      />
    </Box>
  )
})
