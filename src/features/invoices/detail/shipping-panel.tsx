import { Button, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Invoice } from '#domain/document/invoice.ts'
import { type Shipping, type ShippingInput, shippingSchema } from '#domain/document/shipping.ts'
import { gstinOf } from '#domain/gst/filing.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useIsFiled } from '#src/data/filing.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useShipping } from '#src/data/invoices/shipping.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const fields = ['portCode', 'shippingBill', 'shippingBillDate'] as const

function ShippingForm({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const { messages } = useSpeech()
  const { shipping: words } = useWords(invoiceDetail)
  const note = useShipping(invoice.id)
  const form = useForm<ShippingInput, unknown, Shipping>({
    resolver: (values, context, options) =>
      valibotResolver(shippingSchema(todayInIndia(), invoice.issueDate))(values, context, options),
    defaultValues: {
      portCode: invoice.portCode ?? '',
      shippingBill: invoice.shippingBill ?? '',
      shippingBillDate: invoice.shippingBillDate ?? '',
    },
  })
  const field = fieldOf(form)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (shipping) => {
    try {
      await note(shipping)
      showSuccess(messages.shippingNoted)
      onDone()
    } catch (error) {
      setRefusal(form.setError, fields, error, messages.shippingFailed)
    }
  })
  return (
    <EditForm
      aria-label={words.title}
      error={errors.root?.message}
      pending={isSubmitting}
      saveText={words.save}
      pendingText={words.saving}
      onCancel={onDone}
      onSubmit={submit}
    >
      <Stack gap="4">
        <TextField
          label={words.port}
          autoComplete="off"
          help={words.portHelp}
          {...field('portCode')}
        />
        <TextField
          label={words.number}
          inputMode="numeric"
          autoComplete="off"
          {...field('shippingBill')}
        />
        <DateField label={words.day} max={todayInIndia()} {...field('shippingBillDate')} />
      </Stack>
    </EditForm>
  )
}

/** Port and shipping bill of goods that were exported, which come after their invoice. */
export function ShippingPanel({ invoice }: { invoice: Invoice }) {
  const { shipping: words } = useWords(invoiceDetail)
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const isFiled = useIsFiled(invoice.issueDate, gstinOf(invoice.business))
  const { portCode, shippingBill, shippingBillDate } = invoice
  const known = [portCode, shippingBill, shippingBillDate && dates.day(shippingBillDate)].filter(
    Boolean,
  )
  return (
    <Panel title={words.title}>
      <Stack gap="3" align="stretch">
        <Text textStyle="sm" color="fg.muted">
          {words.why}
        </Text>
        {isFiled && <Text color="fg.muted">{words.filed}</Text>}
        {isOpen ? (
          <ShippingForm invoice={invoice} onDone={() => setOpen(false)} />
        ) : (
          <>
            <Text color={known.length > 0 ? 'fg' : 'fg.muted'}>
              {known.length > 0 ? known.join(' · ') : words.none}
            </Text>
            <Button
              alignSelf="flex-start"
              size="sm"
              variant="outline"
              onClick={() => setOpen(true)}
            >
              {known.length > 0 ? words.change : words.add}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  )
}
