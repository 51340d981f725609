import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { Caution } from '#domain/document/new/cautions.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { deliberate } from '../deliberate.ts'

interface CautionQuestionProps {
  cautions: readonly Caution[]
  /** Whether it is on its way all the same. */
  pending: boolean
  onMend: () => void
  onGoOn: () => void
}

/** Names the details that the law asks for and the document lacks, before it is issued all the same. */
export function CautionQuestion({ cautions, pending, onMend, onGoOn }: CautionQuestionProps) {
  const { caution: words } = useWords(editorDraft)
  const { say } = useSpeech()
  return (
    <Dialog title={words.title} onClose={onMend} busy={pending}>
      <Stack gap="4">
        <Stack as="ul" gap="2" ps="5" listStyleType="disc">
          {cautions.map(({ code, message }) => (
            <li key={code}>{say(message)}</li>
          ))}
        </Stack>
        <Text color="fg.muted">{words.accountant}</Text>
        <Flex gap="3" direction={{ base: 'column', sm: 'row-reverse' }}>
          <Button flex={{ sm: '1' }} disabled={pending} onClick={deliberate(onMend)}>
            {words.mend}
          </Button>
          <SubmitButton
            type="button"
            flex={{ sm: '1' }}
            variant="outline"
            pending={pending}
            pendingText={words.pending}
            onClick={deliberate(onGoOn)}
          >
            {words.goOn}
          </SubmitButton>
        </Flex>
      </Stack>
    </Dialog>
  )
}
