import { Button, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from './form-error.tsx'
import { useToldTogether } from './lost/told-together.ts'

interface PanelErrorProps {
  message: string
  onRetry: () => void
  /** Leaves the word to the notice of the page wherever there is one. */
  isSilent?: boolean
  /** Nothing else stands in its place, which would be empty without a word. */
  isAlone?: boolean
  /** Said in the notice of the page, which tells even of this part alone: the screen needs it. */
  helpAtTop?: string
}

/**
 * Reports a part that failed to load, with a retry; the rest of the screen stays. Where one notice has the
 * retry of all parts, it is a quiet sentence in its place, or nothing if something else stands there.
 */
export function PanelError(props: PanelErrorProps) {
  const { message, onRetry, isSilent = false, isAlone = false, helpAtTop } = props
  const { tryAgain, partFailed } = useWords(site)
  const told = useToldTogether(message, onRetry, helpAtTop)
  if (told) {
    const speaks = told === 'failing' && !isSilent
    if (!speaks && !isAlone) return null
    return (
      <Text color={speaks ? 'fg.error' : 'fg.muted'} textStyle="sm" overflowWrap="anywhere">
        {speaks ? message : partFailed}
      </Text>
    )
  }
  return (
    <FormError
      isCalm
      message={message}
      help={helpAtTop}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          <RotateCw aria-hidden /> {tryAgain}
        </Button>
      }
    />
  )
}
