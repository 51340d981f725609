import { Box, Flex, Table, Text } from '@chakra-ui/react'
import { dayInIndia } from '#domain/dates.ts'
import type { Estimate } from '#domain/document/estimate.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import type { ForerunnerKind } from '#domain/document/kinds.ts'
import { estimates as estimateWords } from '#languages/en/screens/estimates.ts'
import { table } from '#languages/en/screens/table.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { InvoiceCardMenu } from '../list/invoice-card-menu.tsx'
import { Cell, DocumentName } from '../list/table/cell.tsx'
import { type Column, yieldMark } from '../list/table/columns.ts'
import { TableFrame } from '../list/table/table-frame.tsx'
import { EstimateBadge } from './estimate-badge.tsx'
import { documentOf } from './estimate-document.ts'
import { RowConvert } from './row-convert.tsx'
import { useDetailText } from './use-detail-text.ts'

const heads: (Pick<Column, 'amount' | 'yields'> & {
  column: keyof ReturnType<typeof useHeads>
})[] = [
  { column: 'number' },
  { column: 'client', yields: 'second' },
  { column: 'issued', yields: 'first' },
  { column: 'details', yields: 'third' },
  { column: 'status', yields: 'second' },
  { column: 'total', amount: true },
]

function useHeads() {
  const { columns } = useWords(table)
  return { ...columns, details: useWords(estimateWords).details }
}

function EstimateRow({ estimate }: { estimate: Estimate }) {
  const { amountTexts } = useAmounts()
  const dates = useDates()
  const { kind, id, clientName, issueDate, total, currency, state } = estimate
  const details = useDetailText(estimate, {
    day: dates.day,
    dayOf: (instant) => dates.day(dayInIndia(new Date(instant))),
  })
  const { main, beside } = amountTexts(total, currency)
  const badge = <EstimateBadge state={state} />
  return (
    <Table.Row _hover={{ bg: 'bg.subtle' }}>
      <Cell>
        <DocumentName
          clientName={clientName}
          number={numberText(documentOf(estimate))}
          to={kindPaths(kind).document(id)}
        />
      </Cell>
      <Cell yields="second">
        <Text maxW={{ base: '9rem', xl: '14rem' }} truncate title={clientName}>
          {clientName}
        </Text>
      </Cell>
      <Cell yields="first">{dates.day(issueDate)}</Cell>
      <Cell yields="third">
        <Text color="fg.muted">{details ?? '–'}</Text>
      </Cell>
      <Cell yields="second">{badge}</Cell>
      <Cell amount>
        {beside && (
          <Box as="span" color="fg.muted" textStyle="meta" me="2" data-first="">
            {beside}
          </Box>
        )}
        {main}
        <Box data-below="">{badge}</Box>
      </Cell>
      <Table.Cell p="0" verticalAlign="middle" textAlign="end">
        <Flex align="center" justify="end" gap="1">
          <RowConvert estimate={estimate} />
          <InvoiceCardMenu invoice={documentOf(estimate)} />
        </Flex>
      </Table.Cell>
    </Table.Row>
  )
}

interface EstimateTableProps {
  kind: ForerunnerKind
  estimates: Estimate[]
}

/** The list as a table, newest first as its cards. */
export function EstimateTable({ kind, estimates }: EstimateTableProps) {
  const words = useHeads()
  const { kinds, asTable } = useWords(estimateWords)
  const { heading } = kinds[kind]
  return (
    <TableFrame region={asTable({ list: heading })} label={heading}>
      <Table.Header>
        <Table.Row>
          {heads.map(({ column, amount, yields }) => (
            <Table.ColumnHeader
              key={column}
              {...yieldMark(yields)}
              h="11"
              px="2"
              py="1"
              textStyle="sm"
              fontWeight="500"
              color="fg.muted"
              textAlign={amount ? 'end' : 'start'}
            >
              {words[column]}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader p="0" w="11">
            <Box as="span" srOnly>
              {words.actions}
            </Box>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {estimates.map((estimate) => (
          <EstimateRow key={estimate.id} estimate={estimate} />
        ))}
      </Table.Body>
    </TableFrame>
  )
}
