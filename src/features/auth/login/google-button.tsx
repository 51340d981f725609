import { Box } from '@chakra-ui/react'
import { Auth } from '@supabase/auth-ui-react'
import { memo } from 'react'
import { auth } from '#languages/en/screens/auth.ts'
import { entryClient } from '#src/data/account/entry-client.ts'
import { useWords } from '#src/language/words.ts'
import { entryAppearance, entryHeight } from './entry-appearance.ts'

/** Memoised: drawn anew with every keystroke beside it, `Auth` would put a new button in each time. `to` is where Google leads back. */
export const GoogleButton = memo(function GoogleButton({ to }: { to: string }) {
  const { byCode } = useWords(auth)
  return (
    <Box css={entryHeight}>
      <Auth
        supabaseClient={entryClient}
        onlyThirdPartyProviders
        providers={['google']}
        redirectTo={window.location.origin + to}
        appearance={entryAppearance}
        localization={{ variables: { sign_in: { social_provider_text: byCode.withProvider } } }}
      />
    </Box>
  )
})
