import { Button, Flex } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '../submit-button.tsx'

interface DialogButtonsProps extends ComponentProps<typeof SubmitButton> {
  onCancel: () => void
}

/** The two buttons of a dialog: at its right edge, and first for the keyboard, the one that sends its form; beside it the one that closes it. */
export function DialogButtons({ onCancel, ...submit }: DialogButtonsProps) {
  const words = useWords(kit)
  return (
    <Flex gap="2" wrap="wrap" direction="row-reverse">
      <SubmitButton {...submit} />
      <Button variant="outline" disabled={submit.pending} onClick={onCancel}>
        {words.cancel}
      </Button>
    </Flex>
  )
}
