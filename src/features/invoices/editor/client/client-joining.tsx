import { Flex } from '@chakra-ui/react'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { HasBooks } from '../has-books.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

interface ClientJoiningProps {
  kind: DraftKind
  form: InvoiceFormApi
  /** Set for a schedule, which is saved and not created. */
  undated: boolean
}

/** Says that a new name joins the clients. */
export function ClientJoining({ kind, form, undated }: ClientJoiningProps) {
  const { buyer, kinds } = useWords(editor)
  const keep = useWatch({ control: form.control, name: 'keepClient' })
  if (!useContext(HasBooks)) return null
  return (
    <Flex minH={{ base: '24', md: '20' }} align="center" px="1.5">
      <SwitchField
        label={buyer.keep}
        help={undated ? buyer.keepOnSaving : kinds[kind].keepClient}
        checked={keep ?? true}
        onChange={(checked) => form.setValue('keepClient', checked, { shouldDirty: true })}
      />
    </Flex>
  )
}
