import { SimpleGrid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { cities } from '#domain/people/choices.ts'
import type { ProfileFields, ProfileInput } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useWords } from '#src/language/words.ts'
import { phoneDigits } from '#src/lib/phone-digits.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SuggestField } from '#src/ui/form/fields/suggest-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'

interface ProfileFormFieldsProps {
  form: UseFormReturn<ProfileInput, unknown, ProfileFields>
  /** The address to sign in with, which this form does not change. */
  accountEmail: string
}

export function ProfileFormFields({ form, accountEmail }: ProfileFormFieldsProps) {
  const { profile: words } = useWords(account)
  const field = fieldOf(form)
  // Registered in the order of the checks: the focus goes to the first that fails.
  const email = field('email')
  const name = field('name')
  const phone = field('phone', {
    onChange: (event) => form.setValue('phone', phoneDigits(event.target.value)),
  })
  const dob = field('dob')
  const location = field('location')

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <TextField label={words.name} autoComplete="name" {...name} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        help={words.emailHelp({ email: accountEmail })}
        {...email}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        help={words.phoneHelp}
        {...phone}
      />
      <DateField label={words.birthday} autoComplete="bday" max={todayInIndia()} {...dob} />
      <SuggestField
        label={words.city}
        autoComplete="address-level2"
        suggestions={cities}
        {...location}
      />
    </SimpleGrid>
  )
}
