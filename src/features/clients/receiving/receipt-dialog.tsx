import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Client } from '#domain/people/client.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import { useOpenInvoices } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ReceiptForm } from './receipt-form.tsx'

interface ReceiptDialogProps {
  client: Client
  onClose: () => void
}

/** Records one payment of a client for as many invoices as it covers. */
export function ReceiptDialog({ client, onClose }: ReceiptDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { receipt: words } = useWords(receiving)
  const { data: invoices, error, mutate } = useOpenInvoices(client.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const currencies = [
    ...new Set([...(invoices ?? []).map(({ currency }) => currency), client.currency]),
  ]
  const [first = client.currency] = currencies
  const currency = currencies.find((one) => one === chosen) ?? first
  const open = invoices?.filter((invoice) => invoice.currency === currency)

  return (
    <Dialog title={words.title({ name: client.name })} busy={busy} onClose={onClose}>
      {!invoices && error && (
        <PanelError
          message={messageOf(error, messages.clientAccountFailed)}
          onRetry={() => void mutate()}
        />
      )}
      {!open && !error && (
        <LoadingRegion label={words.loading}>
          <RowSkeleton />
          <RowSkeleton />
        </LoadingRegion>
      )}
      {open && (
        <Stack gap="4">
          {currencies.length > 1 && (
            <SelectField
              label={words.currency}
              options={currencies}
              value={currency}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
          <ReceiptForm
            key={[currency, ...open.map(({ id }) => id)].join()}
            client={client}
            invoices={open}
            currency={currency}
            onBusy={setBusy}
            onClose={onClose}
          />
        </Stack>
      )}
    </Dialog>
  )
}
