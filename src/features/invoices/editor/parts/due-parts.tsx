import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { CalendarDays, Plus, Undo2 } from 'lucide-react'
import { editor } from '#languages/en/screens/editor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { DuePartRow } from './due-part-row.tsx'
import { useDueParts } from './use-due-parts.ts'

interface DuePartsProps {
  form: InvoiceFormApi
  /** Whether a part is due so many days from the issue, which has no day yet. */
  byDays?: boolean
}

/** Behind a button: the parts in which the total is due, and their days. The last one takes the rest. */
export function DueParts({ form, byDays = false }: DuePartsProps) {
  const { parts: words } = useWords(editor)
  const { say } = useSpeech()
  const { opener, fields, amounts, shares, currency, split, join, add, drop } = useDueParts(
    form,
    byDays,
  )
  const problem = form.formState.errors.parts
  const message = problem?.root?.message ?? problem?.message
  if (fields.length === 0) {
    return (
      <Box mt="4">
        <Button ref={opener} size="sm" variant="ghost" onClick={split}>
          <CalendarDays aria-hidden /> {words.title}
        </Button>
      </Box>
    )
  }
  return (
    <Box mt="4" role="group" aria-label={words.title}>
      <Stack gap="3" borderWidth="1px" borderRadius="l2" p="4">
        {fields.map((field, index) => (
          <DuePartRow
            key={field.id}
            {...{ form, index, byDays, currency }}
            amountMinor={amounts[index] ?? 0}
            isShare={shares[index] === true}
            isLast={index === fields.length - 1}
            onRemove={drop && (() => drop(index))}
          />
        ))}
        {message && (
          <Text role="alert" color="fg.error" textStyle="label">
            {say(message)}
          </Text>
        )}
        <Flex gap="3" wrap="wrap">
          <Button size="sm" variant="outline" disabled={!add} onClick={add}>
            <Plus aria-hidden /> {words.add}
          </Button>
          <Button size="sm" variant="ghost" onClick={join}>
            <Undo2 aria-hidden /> {words.atOnce}
          </Button>
        </Flex>
      </Stack>
    </Box>
  )
}
