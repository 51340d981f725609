import { SimpleGrid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { cities } from '#domain/lists.ts'
import type { ProfileFields, ProfileInput } from '#domain/people.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { phoneDigits } from '../../../lib/phone-digits.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SuggestField } from '../../../ui/form/suggest-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

interface ProfileFormFieldsProps {
  form: UseFormReturn<ProfileInput, unknown, ProfileFields>
  /** The address to sign in with, which this form does not change. */
  accountEmail: string
}

export function ProfileFormFields({ form, accountEmail }: ProfileFormFieldsProps) {
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
      <TextField label="Full name" autoComplete="name" {...name} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        help={`Where we write to you. You sign in with ${accountEmail}.`}
        {...email}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        help="10 digits, without +91"
        {...phone}
      />
      <DateField label="Date of birth" autoComplete="bday" max={todayInIndia()} {...dob} />
      <SuggestField label="City" autoComplete="address-level2" suggestions={cities} {...location} />
    </SimpleGrid>
  )
}
