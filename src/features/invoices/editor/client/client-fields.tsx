import { Button, Grid, GridItem, Stack } from '@chakra-ui/react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { ClientCard } from './client-card.tsx'
import { ClientJoining } from './client-joining.tsx'
import { ClientMore } from './client-more.tsx'
import { ClientTaxFields } from './client-tax-fields.tsx'
import { ClientTwin } from './client-twin.tsx'
import { useBuyer } from './use-buyer.ts'
import { useClientChoice } from './use-client-choice.ts'
import { useFolded } from './use-folded.ts'

/** An address is the same in every language. */
const address = 'name@company.in'

interface ClientFieldsProps {
  form: InvoiceFormApi
  kind: DraftKind
  /** Set for a schedule: it has no due date that a client's terms could fill. */
  undated: boolean
}

/** The client: fields while one types, a card once they are one of the book. */
export function ClientFields({ form, kind, undated }: ClientFieldsProps) {
  const { buyer: words } = useWords(editor)
  const { register, formState } = form
  const { errors } = formState
  const folded = useFolded(form)
  const choice = useClientChoice(form, undated, folded.fold)
  const buyer = useBuyer(form)
  if (folded.isFolded) {
    return (
      <Stack gap="2">
        <ClientCard form={form} takesFocus={folded.takesFocus} onChange={folded.open} />
        <ClientTwin form={form} />
      </Stack>
    )
  }
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="4"
      rowGap="2"
      alignItems="start"
      // The dates beside it are higher: its rows keep their own height.
      alignContent="start"
    >
      {choice.hasFailed && (
        <GridItem colSpan={{ sm: 2 }} _empty={{ display: 'none' }}>
          <PanelError
            isSilent
            message={words.failed}
            helpAtTop={words.failedHelp}
            onRetry={choice.retry}
          />
        </GridItem>
      )}
      <ComboField
        label={words.name}
        placeholder={words.namePlaceholder}
        fontWeight="600"
        {...register('clientName', { onChange: choice.leave })}
        error={errors.clientName?.message}
        suggestions={choice.suggestions}
        onAsk={choice.ask}
        completes
        onChoose={({ key }) => choice.choose(key)}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        placeholder={address}
        {...register('clientEmail')}
        error={errors.clientEmail?.message}
      />
      {buyer.taxFirst && <ClientTaxFields form={form} buyer={buyer} />}
      <ClientMore form={form} buyer={buyer} />
      <ClientTwin form={form} />
      <GridItem colSpan={{ sm: 2 }}>
        {folded.isOfBook ? (
          <Button size="xs" variant="outline" mx="1.5" onClick={() => folded.fold(true)}>
            {words.done}
          </Button>
        ) : (
          <ClientJoining kind={kind} form={form} undated={undated} />
        )}
      </GridItem>
    </Grid>
  )
}
