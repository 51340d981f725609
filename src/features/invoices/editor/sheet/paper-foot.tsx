import { Box, Flex, Text } from '@chakra-ui/react'
import { asksMoney } from '#domain/document/kind-questions.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { TextAreaField } from '#src/ui/form/fields/text-area-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

interface PaperFootProps {
  form: InvoiceFormApi
  kind: DraftKind
}

/** The notes and the ways to pay, below the total. */
export function PaperFoot({ form, kind }: PaperFootProps) {
  const { foot: words } = useWords(editor)
  const { data: business } = useBusiness()
  const { upiId, bankName, bankAccountNumber, bankIfsc } = business?.paymentDetails ?? {}
  const ways = [
    bankAccountNumber && [bankName, bankAccountNumber, bankIfsc].filter(Boolean).join(' · '),
    upiId && `UPI ${upiId}`,
  ].filter((way) => typeof way === 'string')
  return (
    <Flex mt={{ base: '6', md: '8' }} gap="6" wrap="wrap">
      <Box flex="2 1 18rem" minW="0">
        <TextAreaField
          label={words.notes}
          optional
          rows={2}
          placeholder={words.notesPlaceholder}
          help={words.notesHelp}
          {...form.register('notes')}
          error={form.formState.errors.notes?.message}
        />
      </Box>
      {asksMoney({ kind }) && ways.length > 0 && (
        <Box flex="1 1 12rem" minW="0" px="1.5" overflowWrap="anywhere">
          <Text textStyle="label" fontWeight="400" color="fg.muted" mb="1.5">
            {words.payTo}
          </Text>
          {ways.map((way) => (
            <Text key={way} textStyle="sm">
              {way}
            </Text>
          ))}
        </Box>
      )}
    </Flex>
  )
}
