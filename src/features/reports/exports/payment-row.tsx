import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { rupeesOf } from '#domain/exports/amounts.ts'
import type { Export, ExportPayment } from '#domain/exports/export.ts'
import { formatMoney } from '#domain/money.ts'
import { exports } from '#languages/en/screens/exports.ts'
import type { Words } from '#languages/words.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useDates } from '#src/language/days/use-dates.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { RemittanceDialog } from './remittance-dialog.tsx'

type PaymentWords = Words<typeof exports>['payment']

/** What the bank said of a payment, and what that came to in rupees. */
function toldOf(invoice: Export, payment: ExportPayment, words: PaymentWords): string[] {
  const told = payment.remittance
  if (told === null) return [words.missing]
  const rupees = rupeesOf(invoice, payment)
  const difference = rupees?.differenceMinor ?? null
  const amount = (minor: number) => ({ amount: formatMoney(minor) })
  return [
    told.purposeCode,
    told.irmNumber && words.irm({ number: told.irmNumber }),
    told.firaNumber && words.fira({ number: told.firaNumber }),
    told.firaFile,
    told.bankAdvice,
    rupees && words.credited(amount(rupees.creditedMinor)),
    rupees && rupees.chargesMinor > 0 && words.charges(amount(rupees.chargesMinor)),
    difference !== null && difference > 0 && words.gain(amount(difference)),
    difference !== null && difference < 0 && words.loss(amount(-difference)),
    difference === 0 && invoice.currency !== 'INR' && words.even,
  ].flatMap((text) => (typeof text === 'string' ? [text] : []))
}

/** A payment of an export, or an invoice's part of one. */
export function PaymentRow({ invoice, payment }: { invoice: Export; payment: ExportPayment }) {
  const { payment: words } = useWords(exports)
  const dates = useDates()
  const by = useBy()(payment.remittance?.changedByName)
  const [editing, setEditing] = useState(false)
  const money = (minor: number) => formatMoney(minor, invoice.currency)
  const { amountMinor, remittedMinor } = payment
  return (
    <Flex as="li" py="2" gap="3" justify="space-between" align="flex-start" wrap="wrap">
      <Box minW="0" flex="1 1 12rem">
        <Text>
          {money(amountMinor)} · {dates.day(payment.paidOn)}
          {remittedMinor !== amountMinor && ` · ${words.part({ amount: money(remittedMinor) })}`}
        </Text>
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <Dotted>{[...toldOf(invoice, payment, words), ...(by ? [by] : [])]}</Dotted>
        </Text>
      </Box>
      <Writers>
        <Button
          size="xs"
          variant="outline"
          aria-label={words.editOf({ amount: money(amountMinor), number: invoice.number })}
          onClick={() => setEditing(true)}
        >
          {words.edit}
        </Button>
      </Writers>
      {editing && (
        <RemittanceDialog invoice={invoice} payment={payment} onClose={() => setEditing(false)} />
      )}
    </Flex>
  )
}
