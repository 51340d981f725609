import { Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type KeyboardEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { commentSchema } from '#domain/people/members.ts'
import { comments } from '#languages/en/screens/comments.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useCommentChanges } from '#src/data/invoices/comments.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { TextAreaField } from '#src/ui/form/fields/text-area-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'

interface CommentFormProps {
  document: string
  /** Whether it was opened to write in it. */
  isFocused: boolean
}

/** Writes a comment; Ctrl or ⌘ with Enter sends it. */
export function CommentForm({ document, isFocused }: CommentFormProps) {
  const words = useWords(comments)
  const { add } = useCommentChanges(document)
  const form = useForm({ resolver: valibotResolver(commentSchema), defaultValues: { text: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (isFocused) setFocus('text')
  }, [isFocused, setFocus])

  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await add(text)
      form.reset()
      setFocus('text')
    } catch (error) {
      setRefusal(form.setError, ['text'], error, words.failed)
    }
  })
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!event.repeat && !isSubmitting) event.currentTarget.form?.requestSubmit()
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <TextAreaField
          label={words.field}
          help={words.private}
          rows={2}
          {...fieldOf(form)('text')}
          onKeyDown={sendByKey}
        />
        <FormError message={errors.root?.message} />
        <SubmitButton
          alignSelf="flex-start"
          size="sm"
          variant="outline"
          pending={isSubmitting}
          pendingText={words.sending}
        >
          {words.send}
        </SubmitButton>
      </Stack>
    </form>
  )
}
