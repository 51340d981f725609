import { Button } from '@chakra-ui/react'
import { FormError } from './form-error.tsx'

/** What could not be loaded, with its retry, where the rest of the screen stays. */
export function PanelError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FormError
      message={message}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
