import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { useLettingIn } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'
import { chooseBusiness } from '#src/lib/chosen-business.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { FullPageLoader } from '#src/ui/feedback/full-page-loader.tsx'

/** Draws the app, and asks anything, only once the server has said that it answers for the business of this tab. */
export function LetIn({ children }: { children: ReactNode }) {
  const { state, retry } = useLettingIn()
  if (state === 'in') return children
  if (state === 'asking') return <FullPageLoader />
  return <ClosedBusiness state={state} retry={retry} />
}

interface ClosedBusinessProps {
  state: 'closed' | 'failed'
  retry: () => void
}

function ClosedBusiness({ state, retry }: ClosedBusinessProps) {
  const { [state]: words, closed } = useWords(ownBusinesses)
  return (
    <Box as="main" p="6">
      <ErrorState
        headingLevel="h1"
        title={words.title}
        message={words.about}
        onRetry={state === 'failed' ? retry : undefined}
        action={
          <Button variant="outline" onClick={() => chooseBusiness(null)}>
            {closed.leave}
          </Button>
        }
      />
    </Box>
  )
}
