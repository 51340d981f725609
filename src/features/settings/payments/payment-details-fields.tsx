import { SimpleGrid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import type { PaymentDetails, PaymentDetailsInput } from '#domain/payment-details.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

interface PaymentDetailsFieldsProps {
  form: UseFormReturn<PaymentDetailsInput, unknown, PaymentDetails>
}

/** Texts that no dictionary and no keyboard should mend. */
const verbatim = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

export function PaymentDetailsFields({ form }: PaymentDetailsFieldsProps) {
  const field = fieldOf(form)

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <TextField
        label="UPI ID"
        optional
        help="Clients pay to this UPI ID from the shared invoice"
        inputMode="email"
        autoCapitalize="none"
        {...verbatim}
        {...field('upiId')}
      />
      <TextField
        label="Account holder name"
        optional
        help="As your bank spells it"
        {...verbatim}
        {...field('bankAccountName')}
      />
      <TextField
        label="Account number"
        optional
        help="For clients who pay by bank transfer; 9 to 18 digits"
        inputMode="numeric"
        {...verbatim}
        {...field('bankAccountNumber')}
      />
      <TextField
        label="IFSC"
        optional
        help="11 characters; they stand on your cheque book"
        autoCapitalize="characters"
        {...verbatim}
        {...field('bankIfsc')}
      />
      <TextField
        label="Bank name"
        optional
        help="For clients abroad, with the SWIFT code"
        {...verbatim}
        {...field('bankName')}
      />
      <TextField
        label="SWIFT code"
        optional
        help="8 or 11 characters; your bank names it"
        autoCapitalize="characters"
        {...verbatim}
        {...field('bankSwift')}
      />
    </SimpleGrid>
  )
}
