import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import {
  type NewVoucher,
  type NewVoucherInput,
  newVoucherSchema,
  UNKNOWN_RATE,
} from '#domain/document/voucher.ts'
import { percentText } from '#domain/gst/choices.ts'
import { gstRates, isGstRate } from '#domain/gst/rates.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import type { Client } from '#domain/people/client.ts'
import { money } from '#languages/en/names/money.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import type { Words } from '#languages/words.ts'
import { useBusiness } from '#src/data/business.ts'
import { useHsnField } from '#src/data/catalogue.ts'
import { useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useLastExchangeRate } from '#src/data/invoices/invoices.ts'
import { useReceiptActions } from '#src/data/receipts.ts'
import { useStateOptions } from '#src/language/places.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

type VoucherWords = Words<typeof receiving>['voucher']

const fields = [
  ...(['description', 'hsnSac', 'gstRate', 'exchangeRate'] as const),
  ...(['placeOfSupply', 'placeOfSupplyReason'] as const),
]

const reversed = 'reverse_charge_unregistered'

const rateOptions = () =>
  gstRates
    .filter((rate) => isGstRate(rate, todayInIndia()))
    .map((rate) => ({ value: percentText(rate), label: `${percentText(rate)} %` }))

function rateHelp(
  code: Currency,
  last: number | null | undefined,
  words: VoucherWords,
  { currencies }: Words<typeof money>,
) {
  const currency = currencies[code]
  return last ? words.exchangeRateLast({ currency, code }) : words.exchangeRateHelp({ currency })
}

interface VoucherDialogProps {
  client: Client
  advance: Receipt
  onClose: () => void
}

/** The details of an advance's receipt voucher beside the money, most of them filled in. */
export function VoucherDialog({ client, advance, onClose }: VoucherDialogProps) {
  const { messages, say, sentenceOf } = useSpeech()
  const { voucher: words } = useWords(receiving)
  const named = useWords(money)
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
  const [hsnSac, place, isUnknown, reverseCharge, confirmed] = watch([
    ...(['hsnSac', 'placeOfSupply', 'placeUnknown'] as const),
    ...(['reverseCharge', 'confirmed'] as const),
  ])
  const hsn = useHsnField(hsnSac || business?.defaultHsnSac || '')
  const usualRate = percentText(business?.defaultGstRate ?? UNKNOWN_RATE)
  const stateOptions = useStateOptions()
  const knownState = stateOptions.find(({ value }) => value === client.stateCode)

  const submit = handleSubmit(async (voucher) => {
    try {
      const id = await issueVoucher(requestKey.read(), advance.id, voucher)
      requestKey.drop()
      showSuccess(messages.voucherIssued)
      navigate(paths.invoice(id))
    } catch (error) {
      requestKey.drop()
      setRefusal(setError, fields, error, messages.voucherFailed)
    }
  })

  return (
    <Dialog title={words.title} busy={isSubmitting} onClose={onClose}>
      <EditForm
        aria-label={words.title}
        error={errors.root?.message}
        pending={isSubmitting}
        saveText={words.issue}
        pendingText={words.issuing}
        onCancel={onClose}
        onKeyDown={enterMovesOn}
        onSubmit={submit}
      >
        <Stack gap="4">
          <Text color="fg.muted">
            {words.about({
              amount: formatMoney(advance.advanceMinor, advance.currency),
              name: client.name,
            })}
          </Text>
          <TextField
            label={words.whatFor}
            placeholder={words.whatForHint}
            autoComplete="off"
            {...register('description')}
            error={errors.description?.message}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="3" rowGap="4" alignItems="start">
            <ComboField
              label={words.sac}
              placeholder={business?.defaultHsnSac || words.sacHint}
              suggestions={hsn.suggestions}
              onAsk={hsn.ask}
              onChoose={({ key }) => setValue('hsnSac', key)}
              help={hsn.description && say(hsn.description)}
              {...register('hsnSac')}
              error={errors.hsnSac?.message}
            />
            <SelectField
              label={words.rate}
              placeholder={words[business?.defaultGstRate ? 'usualRate' : 'unknownRate']({
                rate: usualRate,
              })}
              options={rateOptions()}
              {...register('gstRate')}
              error={errors.gstRate?.message}
            />
          </SimpleGrid>
          {advance.currency !== 'INR' && (
            <NumberField
              label={words.exchangeRate}
              placeholder={lastRate ? String(lastRate) : ''}
              min={0}
              step={0.000001}
              help={rateHelp(advance.currency, lastRate, words, named)}
              {...register('exchangeRate')}
              error={errors.exchangeRate?.message}
            />
          )}
          <SelectField
            label={words.place}
            placeholder={knownState ? knownState.label : words.placeUnknown}
            options={[
              ...(knownState ? [{ value: '-', label: words.placeUnknown }] : []),
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
              label={words.reason}
              autoComplete="off"
              help={words.reasonHelp}
              {...register('placeOfSupplyReason')}
              error={errors.placeOfSupplyReason?.message}
            />
          )}
          <SwitchField
            label={words.reverse}
            help={words.reverseHelp}
            checked={reverseCharge ?? false}
            onChange={(checked) => {
              setValue('reverseCharge', checked)
              setValue('confirmed', undefined)
            }}
          />
          {reverseCharge && client.gstin === null && (
            <SwitchField
              label={words.reverseConfirmed}
              help={sentenceOf(reversed) ?? reversed}
              checked={confirmed !== undefined}
              onChange={(checked) => setValue('confirmed', checked ? [reversed] : undefined)}
            />
          )}
        </Stack>
      </EditForm>
    </Dialog>
  )
}
