import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import type { DecidedSupply, RefusedSupply } from '#domain/gst/supply.ts'
import { supplySentence } from '#domain/gst/supply-words.ts'
import { supply as supplyWords } from '#languages/en/messages/supply.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { emptySupply, type InvoiceFormApi, isEmptyForm } from '../invoice-form-values.ts'
import { useTyped, useTypedSums } from '../typed-sums.tsx'
import { SupplyFields } from './supply-fields.tsx'

interface SupplyPanelProps {
  form: InvoiceFormApi
  kind: DraftKind
  supply: DecidedSupply | RefusedSupply
}

const names = Object.keys(emptySupply) as (keyof typeof emptySupply)[]

function useSupplyText(supply: DecidedSupply | RefusedSupply): string | null {
  const { sentenceOf } = useSpeech()
  const words = useWords(supplyWords)
  return 'refusal' in supply
    ? sentenceOf(supply.refusal, supply.params, supply.field)
    : supplySentence(words, supply)
}

/** Stays silent about the client's tax before anything is typed, and about their State before there is an amount. */
function SupplyText({ supply, kind }: Pick<SupplyPanelProps, 'supply' | 'kind'>) {
  const typed = useTyped()
  const text = useSupplyText(supply)
  const { total } = useTypedSums()
  const isRefused = 'refusal' in supply
  const asks = isRefused || supply.reason.code === 'own_state'
  const waits = asks && (isRefused ? isEmptyForm(typed, kind) : total.minor === 0)
  return (
    <Text
      textStyle="sm"
      color={asks ? 'fg.warning' : 'fg.muted'}
      aria-live="polite"
      _empty={{ mb: '-3' }}
    >
      {waits ? null : text}
    </Text>
  )
}

/** Tells the tax of the document and the reason for it, and lets the person change it. */
export function SupplyPanel({ form, kind, supply }: SupplyPanelProps) {
  const { tax: words } = useWords(editor)
  const text = useSupplyText(supply)
  const [open, setOpen] = useState(false)
  const refused = names.some((name) => form.formState.errors[name])
  if (text === null) return null
  return (
    <Stack gap="3">
      <SupplyText supply={supply} kind={kind} />
      {open || refused ? (
        <SupplyFields form={form} supply={supply} />
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      )}
    </Stack>
  )
}
