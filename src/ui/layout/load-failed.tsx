import { Box, Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Link } from './link.tsx'
import { Panel } from './panel.tsx'

interface LoadFailedProps {
  title: string
  /** Why, if that is known. */
  message?: string | undefined
  /** There is no such thing: asking again does not help, and nothing is broken. */
  isMissing: boolean
  /** The title where it is missing. */
  missingTitle?: string
  onRetry: () => void
  back: { to: string; text: string }
  headingLevel?: 'h1' | 'h2'
}

/** A screen of one thing that could not be shown: it failed, or there is none. */
export function LoadFailed(props: LoadFailedProps) {
  const { title, message, isMissing, missingTitle, onRetry, back, headingLevel = 'h1' } = props
  const { missing } = useWords(kit)
  const way = (
    <Button asChild variant={isMissing ? 'solid' : 'outline'}>
      <Link to={back.to}>{back.text}</Link>
    </Button>
  )
  return (
    <Panel>
      {isMissing ? (
        <Box role="alert">
          <EmptyState
            icon={SearchX}
            headingLevel={headingLevel}
            title={missingTitle ?? title}
            description={missingTitle ? missing : `${message} ${missing}`}
            action={way}
          />
        </Box>
      ) : (
        <ErrorState {...{ headingLevel, title, message, onRetry }} action={way} />
      )}
    </Panel>
  )
}
