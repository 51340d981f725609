import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { type BuyerTexts, buyerLines } from '#domain/document/view/parties.ts'
import { sheet } from '#languages/en/documents/sheet.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** The typed details of the client, for the lines that are printed of them. */
function useTypedBuyer({
  control,
}: InvoiceFormApi): BuyerTexts & { name: string; delivery: string } {
  const [
    name,
    email,
    contact,
    phone,
    address,
    city,
    stateCode,
    postalCode,
    country,
    gstin,
    pan,
    delivery,
  ] = useWatch({
    control,
    name: [
      ...(['clientName', 'clientEmail', 'clientContact', 'clientPhone', 'clientAddress'] as const),
      ...(['clientCity', 'clientStateCode', 'clientPostalCode', 'clientCountry'] as const),
      ...(['clientGstin', 'clientPan', 'deliveryAddress'] as const),
    ],
  })
  return {
    ...{ name, email, delivery: delivery || '', country: country || 'IN' },
    ...{ contact: contact || null, phone: phone || null, address: address || null },
    ...{ city: city || null, stateCode: stateCode || null, postalCode: postalCode || null },
    ...{ gstin: gstin || null, pan: pan || null },
  }
}

/** The GSTIN tells clients apart, also for a seller without GST, whose papers lack it. */
const told = { gstRegistration: 'regular' } as const

interface ClientCardProps {
  form: InvoiceFormApi
  /** Whether the focus was in the fields that it stands for. */
  takesFocus: boolean
  onChange: () => void
}

/** A client of the book, as they are printed, in place of open fields. */
export function ClientCard({ form, takesFocus, onChange }: ClientCardProps) {
  const { buyer: words } = useWords(editor)
  const buyer = useTypedBuyer(form)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Flex gap="3" justify="space-between" align="start" px="1.5">
      <Box minW="0" overflowWrap="anywhere" aria-live="polite">
        <Text fontWeight="600">{buyer.name}</Text>
        <Text lang="en-IN" textStyle="meta" color="fg.muted" lineHeight="1.6" whiteSpace="pre-line">
          {buyerLines(buyer, told, sheet).join('\n')}
        </Text>
        {buyer.delivery && (
          <Text textStyle="meta" color="fg.muted" lineHeight="1.6" whiteSpace="pre-line" mt="1">
            {words.delivery}: {buyer.delivery}
          </Text>
        )}
      </Box>
      <Button
        ref={button}
        size="xs"
        variant="outline"
        flexShrink="0"
        aria-label={words.changeClient}
        onClick={onChange}
      >
        {words.change}
      </Button>
    </Flex>
  )
}
