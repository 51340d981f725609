import { Box, Table, Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { table } from '#languages/en/screens/table.ts'
import { InvoiceAhead } from '#src/data/invoices/invoice-ahead.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { useNearness } from '#src/ui/layout/use-nearness.ts'
import { InvoiceStatusBadge } from '../../invoice-status.tsx'
import { InvoiceMenuButton } from '../invoice-menu-button.tsx'
import { Cell, DocumentName } from './cell.tsx'
import { ChooseBox } from './choose-box.tsx'
import { DueText } from './due-text.tsx'

interface TableRowProps {
  invoice: InvoiceSummary
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One document, one line. */
export function TableRow({ invoice, chosen, onChoose }: TableRowProps) {
  const { amountTexts } = useAmounts()
  const words = useWords(table)
  const dates = useDates()
  const { near, handlers } = useNearness()
  const { currency } = invoice
  const number = numberText(invoice)
  const total = amountTexts(invoice.total, currency)
  return (
    <Table.Row
      bg={chosen ? 'neel.subtle' : undefined}
      _hover={{ bg: chosen ? 'neel.subtle' : 'bg.subtle' }}
      {...handlers}
    >
      <Table.Cell p="0" verticalAlign="middle">
        {near && <InvoiceAhead id={invoice.id} />}
        <ChooseBox label={words.choose({ number })} checked={chosen} onChange={onChoose} />
      </Table.Cell>
      <Cell>
        <DocumentName
          clientName={invoice.clientName}
          number={number}
          to={paths.invoice(invoice.id)}
        />
        <Box data-phone="" textStyle="meta">
          <DueText invoice={invoice} short />
        </Box>
      </Cell>
      <Cell yields="second">
        <Text maxW={{ base: '9rem', xl: '11rem' }} truncate title={invoice.clientName}>
          {invoice.clientName}
        </Text>
      </Cell>
      <Cell yields="first">{dates.day(invoice.issueDate)}</Cell>
      <Cell yields="third">
        <DueText invoice={invoice} />
      </Cell>
      <Cell yields="second">
        <InvoiceStatusBadge invoice={invoice} />
      </Cell>
      <Cell amount yields="first">
        {total.beside && (
          <Box as="span" color="fg.muted" textStyle="meta" me="2">
            {total.beside}
          </Box>
        )}
        {total.main}
      </Cell>
      <Cell amount>
        {invoice.balance.minor > 0 ? (
          <Text as="span" fontWeight="600">
            {amountTexts(invoice.balance, currency).main}
          </Text>
        ) : (
          <Text as="span" color="fg.muted">
            <span data-third="">–</span>
            {/* A phone has no column for the total. */}
            <span data-phone="">{total.main}</span>
          </Text>
        )}
        <Box data-below="">
          <InvoiceStatusBadge invoice={invoice} />
        </Box>
      </Cell>
      <Table.Cell p="0" verticalAlign="middle" textAlign="end">
        <InvoiceMenuButton invoice={invoice} />
      </Table.Cell>
    </Table.Row>
  )
}
