import { Box } from '@chakra-ui/react'
import { type Control, useWatch } from 'react-hook-form'
import type { BusinessFields, BusinessInput } from '#domain/business.ts'
import { unprintableCharacters } from '#domain/printable.ts'
import { PrintNotice } from '../../../ui/feedback/print-notice.tsx'

interface PrintedBusinessProps {
  control: Control<BusinessInput, unknown, BusinessFields>
}

/** Says what of the typed profile no invoice will print. */
export function PrintedBusiness({ control }: PrintedBusinessProps) {
  const printed = useWatch({ control, name: ['name', 'address', 'taxId', 'website'] })
  return (
    <Box aria-live="polite" _empty={{ display: 'none' }}>
      <PrintNotice characters={unprintableCharacters(printed.join(' '))} />
    </Box>
  )
}
