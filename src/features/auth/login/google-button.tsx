import { Box } from '@chakra-ui/react'
import { Auth } from '@supabase/auth-ui-react'
import { memo } from 'react'
import { auth } from '#languages/en/screens/auth.ts'
import { entryClient } from '#src/data/account/entry-client.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { entryAppearance, entryHeight } from './entry-appearance.ts'

/** Memoised: drawn anew with every keystroke beside it, `Auth` would put a new button in each time. */
export const GoogleButton = memo(function GoogleButton() {
  const { byCode } = useWords(auth)
  return (
    <Box css={entryHeight}>
      <Auth
        supabaseClient={entryClient}
        onlyThirdPartyProviders
        providers={['google']}
        redirectTo={window.location.origin + paths.dashboard}
        appearance={entryAppearance}
        localization={{ variables: { sign_in: { social_provider_text: byCode.withProvider } } }}
      />
    </Box>
  )
})
