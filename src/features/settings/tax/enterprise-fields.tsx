import { GridItem, SimpleGrid, Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { enterpriseKinds, enterpriseSizes } from '#domain/law/enterprise.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { TaxFormOf } from './tax-form-of.ts'

/** The registration as an enterprise, and whom the app tells what follows from it. */
export function EnterpriseFields({ form }: { form: TaxFormOf }) {
  const { settings: words } = useWords(latePayment)
  const field = fieldOf(form)
  const [reminders, clients, kind] = useWatch({
    control: form.control,
    name: ['interestInReminders', 'lastDayToClients', 'enterpriseKind'],
  })
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <GridItem colSpan={{ md: 2 }}>
        <Text textStyle="sm" color="fg.muted">
          {words.about}
        </Text>
      </GridItem>
      <TextField
        label={words.udyam}
        optional
        help={words.udyamHelp}
        autoCapitalize="characters"
        autoComplete="off"
        {...field('udyam')}
      />
      <SelectField
        label={words.size}
        optional
        placeholder={words.choose}
        help={words.sizeHelp}
        options={enterpriseSizes.map((value) => ({ value, label: words.sizes[value] }))}
        {...field('enterpriseSize')}
      />
      <SelectField
        label={words.kind}
        optional
        placeholder={words.choose}
        help={kind === 'trader' ? words.kindHelp : undefined}
        options={enterpriseKinds.map((value) => ({ value, label: words.kinds[value] }))}
        {...field('enterpriseKind')}
      />
      <GridItem colSpan={{ md: 2 }}>
        <SwitchField
          label={words.reminders}
          help={words.remindersHelp}
          checked={reminders ?? false}
          onChange={(checked) =>
            form.setValue('interestInReminders', checked, { shouldDirty: true })
          }
        />
      </GridItem>
      <GridItem colSpan={{ md: 2 }}>
        <SwitchField
          label={words.clients}
          help={words.clientsHelp}
          checked={clients ?? false}
          onChange={(checked) => form.setValue('lastDayToClients', checked, { shouldDirty: true })}
        />
      </GridItem>
    </SimpleGrid>
  )
}
