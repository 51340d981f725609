import { Flex, Stack, Text } from '@chakra-ui/react'
import type { CreditPreview as Sums } from '#domain/document/credit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { hasUtgst } from '#domain/gst/states.ts'
import { formatMoney } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'

interface CreditPreviewProps {
  invoice: Invoice
  preview: { data?: Sums | null | undefined; error?: unknown } | null
  name: string
  /** The label of the sum. */
  total: string
  failed: string
}

/** Shows the total of the note, or why it is refused. */
export function CreditPreview({ invoice, preview, name, total, failed }: CreditPreviewProps) {
  const { messageOf } = useSpeech()
  const { creditDialog: words } = useWords(invoiceDetail)
  const { data, error } = preview ?? {}
  if (error) {
    return (
      <Text role="status" color="fg.error">
        {messageOf(error, failed)}
      </Text>
    )
  }
  const money = (minor: number) => formatMoney(minor, invoice.currency)
  const taxed = data && data.totalMinor !== data.taxableMinor
  const lines: [label: string, minor: number][] = data
    ? [
        [words.taxable, data.taxableMinor],
        ['CGST', data.cgstMinor],
        [hasUtgst(invoice.placeOfSupply) ? 'UTGST' : 'SGST', data.sgstMinor],
        ['IGST', data.igstMinor],
        [words.cess, data.cessMinor],
        [words.roundOff, data.roundOffMinor],
      ]
    : []
  return (
    <Stack role="status" gap="1" aria-label={name}>
      {taxed &&
        lines
          .filter(([, minor]) => minor !== 0)
          .map(([label, minor]) => (
            <Flex key={label} justify="space-between" gap="3" color="fg.muted">
              <Text>{label}</Text>
              <Text textStyle="number">{money(minor)}</Text>
            </Flex>
          ))}
      <Flex justify="space-between" gap="3" fontWeight="600">
        <Text>{total}</Text>
        <Text textStyle="number">{money(data?.totalMinor ?? 0)}</Text>
      </Flex>
    </Stack>
  )
}
