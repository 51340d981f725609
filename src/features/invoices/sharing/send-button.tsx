import { sharing } from '#languages/en/screens/sharing.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import type { useSend, Way } from './use-send.ts'

interface SendButtonProps {
  way: Way
  sending: ReturnType<typeof useSend>
  children: string
  /** The accessible name where the text alone does not say enough. */
  label?: string
}

export function SendButton({ way, sending: { pending, send }, children, label }: SendButtonProps) {
  const { share: words } = useWords(sharing)
  return (
    <SubmitButton
      type="button"
      variant="outline"
      size="sm"
      pending={pending === way}
      pendingText={words.opening}
      aria-label={label}
      onClick={() => send(way)}
    >
      {children}
    </SubmitButton>
  )
}
