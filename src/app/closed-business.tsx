import { Box, Button } from '@chakra-ui/react'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { useWords } from '#src/language/words.ts'
import { chooseBusiness } from '#src/lib/chosen-business.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'

/** In the place of the app where the server would answer for another account than the one that the tab is about. */
export function ClosedBusiness() {
  const { closed: words } = useWords(ownBusinesses)
  return (
    <Box as="main" p="6">
      <ErrorState
        headingLevel="h1"
        title={words.title}
        message={words.about}
        action={<Button onClick={() => chooseBusiness(null)}>{words.leave}</Button>}
      />
    </Box>
  )
}
