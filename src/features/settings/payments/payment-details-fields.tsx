import { SimpleGrid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import type { PaymentDetails, PaymentDetailsInput } from '#domain/payment/payment-details.ts'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useWords } from '#src/language/words.ts'
import { TextField } from '#src/ui/form/fields/text-field.tsx'

interface PaymentDetailsFieldsProps {
  form: UseFormReturn<PaymentDetailsInput, unknown, PaymentDetails>
}

/** Texts that no dictionary and no keyboard should mend. */
const verbatim = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

export function PaymentDetailsFields({ form }: PaymentDetailsFieldsProps) {
  const { fields, help } = useWords(gettingPaid)
  const field = fieldOf(form)

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <TextField
        label={fields.upiId}
        optional
        help={help.upiId}
        inputMode="email"
        autoCapitalize="none"
        {...verbatim}
        {...field('upiId')}
      />
      <TextField
        label={fields.accountName}
        optional
        help={help.accountName}
        {...verbatim}
        {...field('bankAccountName')}
      />
      <TextField
        label={fields.accountNumber}
        optional
        help={help.accountNumber}
        inputMode="numeric"
        {...verbatim}
        {...field('bankAccountNumber')}
      />
      <TextField
        label={fields.ifsc}
        optional
        help={help.ifsc}
        autoCapitalize="characters"
        {...verbatim}
        {...field('bankIfsc')}
      />
      <TextField
        label={fields.bankName}
        optional
        help={help.bankName}
        {...verbatim}
        {...field('bankName')}
      />
      <TextField
        label={fields.swift}
        optional
        help={help.swift}
        autoCapitalize="characters"
        {...verbatim}
        {...field('bankSwift')}
      />
    </SimpleGrid>
  )
}
