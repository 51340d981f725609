import { Box, Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { panOfGstin, stateOfGstin } from '#domain/gst/gstin.ts'
import { currencies } from '#domain/money.ts'
import { cities } from '#domain/people/choices.ts'
import { compact } from '#domain/text.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { documentLanguages } from '#languages/languages.ts'
import { useSameGstin } from '../../data/clients.ts'
import { fieldOf } from '../../data/forms/field-of.ts'
import { useDocumentLanguages } from '../../language/document-languages.ts'
import { useCountryOptions, useStateOptions } from '../../language/places.ts'
import { useTdsKinds } from '../../language/tds-kinds.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { todayInIndia } from '../../lib/today.ts'
import { LinkedWarning } from '../../ui/feedback/linked-warning.tsx'
import { FieldGroup, Fitted } from '../../ui/form/field-group.tsx'
import { NumberField } from '../../ui/form/fields/number-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { SuggestField } from '../../ui/form/fields/suggest-field.tsx'
import { TextAreaField } from '../../ui/form/fields/text-area-field.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { useRested } from '../../ui/form/fields/use-rested.ts'
import { More } from '../../ui/layout/more.tsx'
import { type ClientFormApi, typedClient } from './client-form-values.ts'

/** Fields that few clients need. */
const rarer = [
  ...['pan', 'tan', 'tdsKind'],
  ...['ccEmails', 'language', 'deliveryAddress', 'notes'],
] as const

interface ClientFormFieldsProps {
  form: ClientFormApi
  /** Null of a new one. */
  clientId: string | null
}

export function ClientFormFields({ form, clientId }: ClientFormFieldsProps) {
  const { fields: words, help, form: formWords } = useWords(clients)
  const { sameGstin } = useWords(documents)
  const [chosen, typed] = useWatch({ control: form.control, name: ['country', 'gstin'] })
  const isIndian = chosen === 'IN'
  const twin = useSameGstin(useRested(typed ?? null), { id: clientId })
  const languageName = useDocumentLanguages()
  const countryOptions = useCountryOptions()
  const stateOptions = useStateOptions()
  const tdsKinds = useTdsKinds(todayInIndia())
  const { errors } = form.formState
  // The PAN of a GSTIN is not one that somebody typed.
  const plain = { ...typedClient(null), pan: panOfGstin(form.getValues('gstin') ?? '') ?? '' }
  const isMoreFilled = rarer.some((name) => form.getValues(name) !== plain[name])
  const field = fieldOf(form)
  const gstin = field('gstin', {
    onChange: ({ target }) => {
      const typed = compact(target.value)
      const [state, pan] = [stateOfGstin(typed), panOfGstin(typed)]
      if (state) form.setValue('stateCode', state, { shouldDirty: true })
      if (pan) form.setValue('pan', pan, { shouldDirty: true })
    },
  })
  const country = field('country', {
    onChange: ({ target }) => {
      if (target.value !== 'IN') form.setValue('stateCode', '', { shouldDirty: true })
    },
  })

  return (
    <>
      <FieldGroup title={formWords.parts.identity}>
        <Fitted chars={50}>
          <TextField label={words.name} autoComplete="off" {...field('name')} />
        </Fitted>
        <Fitted chars={15}>
          <TextField label={words.gstin} autoComplete="off" help={help.gstin} {...gstin} />
        </Fitted>
        {twin && (
          <Box w="full" aria-live="polite">
            <LinkedWarning sentence={sameGstin({ name: twin.name })} to={paths.client(twin.id)} />
          </Box>
        )}
      </FieldGroup>
      <FieldGroup title={formWords.parts.contact}>
        <Fitted chars={24}>
          <TextField label={words.contact} autoComplete="off" {...field('contact')} />
        </Fitted>
        <Fitted chars={14}>
          <TextField label={words.phone} type="tel" autoComplete="off" {...field('phone')} />
        </Fitted>
        <Fitted chars={50}>
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            help={help.email}
            {...field('email')}
          />
        </Fitted>
      </FieldGroup>
      <FieldGroup title={formWords.parts.address}>
        <Fitted chars={50}>
          <TextAreaField label={words.address} rows={2} minH="0" {...field('address')} />
        </Fitted>
        <Fitted chars={24}>
          <SuggestField label={words.city} suggestions={cities} {...field('city')} />
        </Fitted>
        <Fitted chars={8}>
          <TextField label={words.postalCode} autoComplete="off" {...field('postalCode')} />
        </Fitted>
        {isIndian && (
          <Fitted chars={23}>
            <SelectField
              label={words.state}
              placeholder={help.chooseState}
              options={stateOptions}
              {...field('stateCode')}
            />
          </Fitted>
        )}
        <Fitted chars={23}>
          <SelectField label={words.country} options={countryOptions} {...country} />
        </Fitted>
      </FieldGroup>
      <FieldGroup title={formWords.parts.billing}>
        <Fitted chars={10}>
          <SelectField label={words.currency} options={currencies} {...field('currency')} />
        </Fitted>
        <Fitted chars={14}>
          <NumberField
            label={words.terms}
            min={0}
            max={365}
            step={1}
            inputMode="numeric"
            textAlign="start"
            pe="16"
            help={help.terms}
            end={
              <Text
                position="absolute"
                insetEnd="3"
                top="50%"
                transform="translateY(-50%)"
                color="fg.muted"
                pointerEvents="none"
                aria-hidden
              >
                {help.days}
              </Text>
            }
            {...field('termsDays')}
          />
        </Fitted>
      </FieldGroup>
      <More
        label={formWords.more}
        opened={isMoreFilled}
        forced={rarer.some((name) => errors[name])}
      >
        <FieldGroup title={formWords.parts.tax}>
          <Fitted chars={24}>
            <TextField label={words.pan} autoComplete="off" {...field('pan')} />
          </Fitted>
          {isIndian && (
            <>
              <Fitted chars={24}>
                <TextField label={words.tan} autoComplete="off" help={help.tan} {...field('tan')} />
              </Fitted>
              <Fitted chars={24}>
                <SelectField
                  label={words.tdsKind}
                  placeholder={help.noTds}
                  options={tdsKinds}
                  help={help.tdsKind}
                  {...field('tdsKind')}
                />
              </Fitted>
            </>
          )}
        </FieldGroup>
        <FieldGroup title={formWords.parts.rarer}>
          <Fitted chars={50}>
            <TextField
              label={words.ccEmails}
              autoComplete="off"
              help={help.ccEmails}
              {...field('ccEmails')}
            />
          </Fitted>
          <Fitted chars={24}>
            <SelectField
              label={words.language}
              options={documentLanguages.map((value) => ({ value, label: languageName(value) }))}
              help={help.language}
              {...field('language')}
            />
          </Fitted>
          <Fitted chars={50}>
            <TextAreaField
              label={words.deliveryAddress}
              rows={2}
              minH="0"
              help={help.deliveryAddress}
              {...field('deliveryAddress')}
            />
          </Fitted>
          <Fitted chars={50}>
            <TextAreaField
              label={words.notes}
              rows={2}
              minH="0"
              help={help.notes}
              {...field('notes')}
            />
          </Fitted>
        </FieldGroup>
      </More>
    </>
  )
}
