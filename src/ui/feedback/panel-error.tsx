import { Button } from '@chakra-ui/react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from './form-error.tsx'
import { useToldTogether } from './lost-together.tsx'

/**
 * Reports a part that failed to load, with a retry; the rest of the screen stays. Where one notice
 * tells of all parts, nothing.
 */
export function PanelError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { tryAgain } = useWords(site)
  if (useToldTogether(message, onRetry)) return null
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
