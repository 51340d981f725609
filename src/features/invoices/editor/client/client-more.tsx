import { Button, GridItem } from '@chakra-ui/react'
import { ContactRound } from 'lucide-react'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { ClientTaxFields } from './client-tax-fields.tsx'
import type { BuyerShown } from './use-buyer.ts'

/** The rest of the client, behind a button while nobody needs it. */
export function ClientMore({ form, buyer }: { form: InvoiceFormApi; buyer: BuyerShown }) {
  const { buyer: words } = useWords(editor)
  return (
    <>
      {!buyer.used && (
        <GridItem colSpan={{ sm: 2 }}>
          <Button size="sm" variant="ghost" aria-pressed={buyer.shown} onClick={buyer.toggle}>
            <ContactRound aria-hidden /> {words.more}
          </Button>
        </GridItem>
      )}
      {buyer.shown && !buyer.taxFirst && <ClientTaxFields form={form} buyer={buyer} />}
      {buyer.shown && <BuyerFields form={form} buyer={buyer} />}
    </>
  )
}
