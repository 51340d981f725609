import { Button, Text } from '@chakra-ui/react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from './form-error.tsx'
import { useToldTogether } from './lost-together.tsx'

interface PanelErrorProps {
  message: string
  onRetry: () => void
  /** Leaves the word to the notice of the page wherever there is one. */
  isSilent?: boolean
}

/**
 * Reports a part that failed to load, with a retry; the rest of the screen stays. Where one notice has the
 * retry of all parts, it is a quiet sentence, or nothing if the connection is lost.
 */
export function PanelError({ message, onRetry, isSilent = false }: PanelErrorProps) {
  const { tryAgain } = useWords(site)
  const told = useToldTogether(message, onRetry)
  if (told === 'lost' || (told && isSilent)) return null
  if (told === 'failing') {
    return (
      <Text color="fg.muted" textStyle="sm">
        {message}
      </Text>
    )
  }
  return (
    <FormError
      message={message}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    />
  )
}
