import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Client } from '#domain/client.ts'
import { percentText } from '#domain/gst/choices.ts'
import { gstRates, isGstRate } from '#domain/gst/rates.ts'
import { voucherFailed, voucherIssued } from '#domain/messages.ts'
import { type Currency, currencyNames, formatMoney } from '#domain/money.ts'
import type { Receipt } from '#domain/receipt.ts'
import {
  type NewVoucher,
  type NewVoucherInput,
  newVoucherSchema,
  UNKNOWN_RATE,
} from '#domain/voucher.ts'
import { useBusiness } from '../../../data/business.ts'
import { useHsnField } from '../../../data/catalogue.ts'
import { useDraftKey, useRequestKey } from '../../../data/forms/draft-form.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { useLastExchangeRate } from '../../../data/invoices/invoices.ts'
import { useReceiptActions } from '../../../data/receipts.ts'
import { paths } from '../../../lib/paths.ts'
import { stateOptions } from '../../../lib/places.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { ComboField } from '../../../ui/form/combo-field.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'

const fields = [
  ...(['description', 'hsnSac', 'gstRate', 'exchangeRate'] as const),
  ...(['placeOfSupply', 'placeOfSupplyReason'] as const),
]

const rateOptions = () =>
  gstRates
    .filter((rate) => isGstRate(rate, todayInIndia()))
    .map((rate) => ({ value: percentText(rate), label: `${percentText(rate)} %` }))

const rateHelp = (currency: Currency, last: number | null | undefined) =>
  `Rupees for one ${currencyNames[currency]}, on the day it came.${
    last ? ` Left empty, that of your last invoice in ${currency} is used.` : ''
  }`

interface VoucherDialogProps {
  client: Client
  advance: Receipt
  onClose: () => void
}

/** What the receipt voucher of an advance says beside the money, most of it known. */
export function VoucherDialog({ client, advance, onClose }: VoucherDialogProps) {
  const navigate = useNavigate()
  const { data: business } = useBusiness()
  const { issueVoucher } = useReceiptActions()
  const { data: lastRate } = useLastExchangeRate(advance.currency)
  const requestKey = useRequestKey(useDraftKey('voucher', advance.id))
  const form = useForm<NewVoucherInput, unknown, NewVoucher>({
    resolver: valibotResolver(newVoucherSchema),
    defaultValues: {
      ...{ description: '', hsnSac: '', gstRate: '', placeOfSupply: '', placeOfSupplyReason: '' },
      ...{ exchangeRate: '', reverseCharge: false, placeUnknown: false },
    },
  })
  const { register, handleSubmit, setError, setValue, watch, formState } = form
  const { errors, isSubmitting } = formState
  const [hsnSac, place, isUnknown, reverseCharge] = watch([
    'hsnSac',
    'placeOfSupply',
    'placeUnknown',
    'reverseCharge',
  ])
  const hsn = useHsnField(hsnSac || business?.defaultHsnSac || '')
  const usualRate = percentText(business?.defaultGstRate ?? UNKNOWN_RATE)
  const knownState = stateOptions.find(({ value }) => value === client.stateCode)

  const submit = handleSubmit(async (voucher) => {
    try {
      const id = await issueVoucher(requestKey.read(), advance.id, voucher)
      requestKey.drop()
      showSuccess(voucherIssued)
      navigate(paths.invoice(id))
    } catch (error) {
      requestKey.drop()
      setRefusal(setError, fields, error, voucherFailed)
    }
  })

  return (
    <Dialog title="Receipt voucher" busy={isSubmitting} onClose={onClose}>
      <EditForm
        aria-label="Receipt voucher"
        error={errors.root?.message}
        pending={isSubmitting}
        saveText="Issue voucher"
        pendingText="Issuing..."
        onCancel={onClose}
        onSubmit={submit}
      >
        <Stack gap="4">
          <Text color="fg.muted">
            For {formatMoney(advance.advanceMinor, advance.currency)} of {client.name}, tax
            included. An advance for goods bears no tax and needs none.
          </Text>
          <TextField
            label="What for"
            placeholder="The service that it is paid for"
            autoComplete="off"
            {...register('description')}
            error={errors.description?.message}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="3" rowGap="4" alignItems="start">
            <ComboField
              label="SAC"
              placeholder={business?.defaultHsnSac || 'Code or words'}
              suggestions={hsn.suggestions}
              onAsk={hsn.ask}
              onChoose={({ key }) => setValue('hsnSac', key)}
              help={hsn.description}
              {...register('hsnSac')}
              error={errors.hsnSac?.message}
            />
            <SelectField
              label="GST rate"
              placeholder={`${usualRate} % (${business?.defaultGstRate ? 'usual' : 'where none is known'})`}
              options={rateOptions()}
              {...register('gstRate')}
              error={errors.gstRate?.message}
            />
          </SimpleGrid>
          {advance.currency !== 'INR' && (
            <NumberField
              label="Exchange rate"
              placeholder={lastRate ? String(lastRate) : ''}
              min={0}
              step={0.000001}
              help={rateHelp(advance.currency, lastRate)}
              {...register('exchangeRate')}
              error={errors.exchangeRate?.message}
            />
          )}
          <SelectField
            label="Place of supply"
            placeholder={knownState ? knownState.label : 'Not known yet: inter-State'}
            options={[
              ...(knownState ? [{ value: '-', label: 'Not known yet: inter-State' }] : []),
              ...stateOptions,
            ]}
            value={isUnknown ? '-' : (place ?? '')}
            onChange={({ target: { value } }) => {
              setValue('placeUnknown', value === '-')
              setValue('placeOfSupply', value === '-' ? '' : value)
            }}
            error={errors.placeOfSupply?.message}
          />
          {place && place !== client.stateCode && (
            <TextField
              label="Reason"
              autoComplete="off"
              help="Such as: the property is there."
              {...register('placeOfSupplyReason')}
              error={errors.placeOfSupplyReason?.message}
            />
          )}
          <SwitchField
            label="Reverse charge"
            help="The client pays the tax to the government, not to you."
            checked={reverseCharge ?? false}
            onChange={(checked) => setValue('reverseCharge', checked)}
          />
        </Stack>
      </EditForm>
    </Dialog>
  )
}
