import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../language/words.ts'
import { FormError } from '../ui/feedback/form-error.tsx'
import { showSuccess } from '../ui/feedback/toast.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'

interface LinkQuestionProps {
  question: string
  action: string
  pendingText: string
  /** The message when it is done, and the one when it failed. */
  done: string
  failed: string
  onYes: () => Promise<void>
  onDone: () => void
  onCancel: () => void
}

/** Explains a step and asks before it is taken. */
export function LinkQuestion(props: LinkQuestionProps) {
  const { messageOf } = useSpeech()
  const { question, action, pendingText, done, failed, onYes, onDone, onCancel } = props
  const { cancel } = useWords(kit)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const questionId = useId()
  const yes = useRef<HTMLButtonElement>(null)

  useEffect(() => yes.current?.focus(), [])

  const answer = async () => {
    setPending(true)
    try {
      await onYes()
      showSuccess(done)
      onDone()
    } catch (error) {
      setRefusal(messageOf(error, failed))
      setPending(false)
    }
  }

  return (
    <Box role="group" aria-labelledby={questionId} borderTopWidth="1px" pt="3">
      <Text id={questionId} textStyle="sm" mb="3">
        {question}
      </Text>
      <FormError message={refusal} />
      <Flex gap="2" wrap="wrap" direction="row-reverse" mt={refusal ? '3' : '0'}>
        <SubmitButton
          ref={yes}
          type="button"
          size="sm"
          colorPalette="red"
          pending={pending}
          pendingText={pendingText}
          aria-describedby={questionId}
          onClick={answer}
        >
          {action}
        </SubmitButton>
        <Button size="sm" variant="outline" disabled={pending} onClick={onCancel}>
          {cancel}
        </Button>
      </Flex>
    </Box>
  )
}
