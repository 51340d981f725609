import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { DecidedSupply, RefusedSupply } from '#domain/gst/supply.ts'
import { supplySentence } from '#domain/gst/supply-words.ts'
import { sentenceOf } from '#domain/refusals.ts'
import { emptySupply, type InvoiceFormApi } from '../invoice-form-values.ts'
import { SupplyFields } from './supply-fields.tsx'

interface SupplyPanelProps {
  form: InvoiceFormApi
  supply: DecidedSupply | RefusedSupply
}

const names = Object.keys(emptySupply) as (keyof typeof emptySupply)[]

const textOf = (supply: DecidedSupply | RefusedSupply) =>
  'refusal' in supply
    ? sentenceOf(supply.refusal, supply.params, supply.field)
    : supplySentence(supply)

/** Which tax the document bears, and why, and what changes that. */
export function SupplyPanel({ form, supply }: SupplyPanelProps) {
  const [open, setOpen] = useState(false)
  const text = textOf(supply)
  const asks = 'refusal' in supply || supply.reason.code === 'own_state'
  const refused = names.some((name) => form.formState.errors[name])
  if (text === null) return null
  return (
    <Stack gap="3">
      <Text textStyle="sm" color={asks ? 'fg.warning' : 'fg.muted'} aria-live="polite">
        {text}
      </Text>
      {open || refused ? (
        <SupplyFields form={form} supply={supply} />
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          Change the tax
        </Button>
      )}
    </Stack>
  )
}
