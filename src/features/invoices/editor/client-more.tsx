import { Button, GridItem } from '@chakra-ui/react'
import { ContactRound } from 'lucide-react'
import { TextField } from '../../../ui/form/text-field.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import type { InvoiceFormApi } from './invoice-form-values.ts'
import { useBuyer } from './use-buyer.ts'

/** The rest of the client, behind a button while nobody needs it. */
export function ClientMore({ form }: { form: InvoiceFormApi }) {
  const buyer = useBuyer(form)
  return (
    <>
      {buyer.shown && <BuyerFields form={form} />}
      {buyer.shown && (
        <TextField
          label="PO number"
          optional
          autoComplete="off"
          help="The number of your client’s order."
          {...form.register('poNumber')}
          error={form.formState.errors.poNumber?.message}
        />
      )}
      {!buyer.fixed && (
        <GridItem colSpan={{ md: 2 }}>
          <Button size="sm" variant="ghost" aria-pressed={buyer.shown} onClick={buyer.toggle}>
            <ContactRound aria-hidden /> Address, GSTIN and order
          </Button>
        </GridItem>
      )}
    </>
  )
}
