import { Box, Button, Link as ChakraLink, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type ClosedBy, closingOf, reductionOf } from '#domain/exports/amounts.ts'
import { blocksExports } from '#domain/exports/clocks.ts'
import type { Export } from '#domain/exports/export.ts'
import { formatMoney } from '#domain/money.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { ChangedBy } from '#src/ui/layout/changed-by.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Clocks } from './clocks.tsx'
import { PaymentRow } from './payment-row.tsx'
import { TermsDialog } from './terms-dialog.tsx'

/** An invoice to a client abroad: its clocks, what came in, and how its entry with the bank is closed. */
export function ExportCard({ invoice }: { invoice: Export }) {
  const { card: words, clocks } = useWords(exports)
  const dates = useDates()
  const [editing, setEditing] = useState(false)
  const { currency, payments, dueMinor, writtenOffOn } = invoice
  const { amountTexts } = useAmounts()
  const total = amountTexts(
    { minor: invoice.totalMinor, rupeesMinor: invoice.totalInrMinor },
    currency,
  )
  return (
    <Panel as="article" aria-label={invoice.number}>
      <Flex gap="3" justify="space-between" align="baseline">
        <Box minW="0">
          <ChakraLink asChild fontWeight="600" my={{ base: '-2.5', md: '0' }}>
            <Link to={paths.invoice(invoice.id)}>{invoice.number}</Link>
          </ChakraLink>
          <Text textStyle="meta" color="fg.muted">
            <Dotted>
              {[
                invoice.clientName,
                dates.day(invoice.issueDate),
                ...(invoice.needsEdf ? [] : [words.outside]),
              ]}
            </Dotted>
          </Text>
        </Box>
        <Text textStyle="amount" textAlign="end">
          {total.main}
          {total.beside && (
            <Text as="span" display="block" textStyle="meta" color="fg.muted">
              {total.beside}
            </Text>
          )}
        </Text>
      </Flex>
      <Grid
        // As many columns as there are clocks, and one for the money.
        gridAutoFlow={{ lg: 'column' }}
        gridAutoColumns="minmax(0, 1fr)"
        columnGap="8"
        rowGap="4"
        mt="4"
      >
        <Clocks invoice={invoice} />
        <Box minW="0">
          <Flex justify="space-between" gap="3">
            <Text textStyle="label" color="fg.muted">
              {words.received}
            </Text>
            {dueMinor > 0 && writtenOffOn === null && (
              <Text textStyle="meta" color="fg.muted">
                {words.open({ amount: formatMoney(dueMinor, currency) })}
              </Text>
            )}
          </Flex>
          {payments.length === 0 ? (
            <Text mt="1">{words.nothing}</Text>
          ) : (
            <Box as="ul" listStyleType="none" aria-label={words.received}>
              {payments.map((payment) => (
                <PaymentRow key={payment.id} invoice={invoice} payment={payment} />
              ))}
            </Box>
          )}
        </Box>
      </Grid>
      {blocksExports(invoice, todayInIndia()) && (
        <Text mt="3" textStyle="sm" color="fg.error">
          {clocks.blocked}
        </Text>
      )}
      <Flex mt="4" gap="3" wrap="wrap" justify="space-between" align="center">
        <Closing invoice={invoice} />
        <Writers>
          <Button
            size="sm"
            variant="outline"
            aria-label={words.editOf({ number: invoice.number })}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </Button>
        </Writers>
      </Flex>
      {editing && <TermsDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

const closings = {
  own: 'ownClosing',
  bank: 'bankClosing',
  unknown: 'unknownClosing',
} as const satisfies Record<ClosedBy, string>
const reductions = {
  own: 'ownReduction',
  bank: 'bankReduction',
  unknown: 'unknownReduction',
} as const satisfies Record<ClosedBy, string>

/** Who closes the bank's entry, and who may let go of what will not come. */
function Closing({ invoice }: { invoice: Export }) {
  const { card: words } = useWords(exports)
  const dates = useDates()
  const reduction = reductionOf(invoice, todayInIndia())
  const closedOn = invoice.terms?.closedOn
  const reduced =
    reduction &&
    `${words.reduced({ amount: formatMoney(reduction.minor, invoice.currency) })}: ${words[reductions[reduction.by]]}`
  return (
    <Box flex="1 1 16rem" textStyle="sm" color="fg.muted">
      <Text textStyle="label">{words.entry}</Text>
      <Text mt="1">
        {closedOn
          ? words.closedOn({ day: dates.day(closedOn) })
          : words[closings[closingOf(invoice)]]}
      </Text>
      {reduced && <Text>{reduced}</Text>}
      {invoice.terms?.closingNote && (
        <Text overflowWrap="anywhere">{invoice.terms.closingNote}</Text>
      )}
      <ChangedBy change={invoice.terms?.lastChange} mt="1" />
    </Box>
  )
}
