import { Table, Text } from '@chakra-ui/react'
import type { ListFilter } from '#domain/document/invoice.ts'
import type { ListFigures } from '#domain/document/list-filter.ts'
import { formatMoney } from '#domain/money.ts'
import { table } from '#languages/en/screens/table.ts'
import { useWords } from '#src/language/words.ts'
import { figureOf } from './figure-of.ts'

const amountCell = {
  ...{ px: '2', borderBottomWidth: '0', textAlign: 'end', textStyle: 'sm' },
  ...{ fontWeight: '600', whiteSpace: 'nowrap' },
} as const

interface TableSumsProps {
  figures: ListFigures | undefined
  status: ListFilter | null
}

/** The sums of all filtered invoices, on this page and the others. */
export function TableSums({ figures, status }: TableSumsProps) {
  const words = useWords(table)
  const sum = figures && figureOf(figures, status)
  const amount = (minor: number | undefined) =>
    minor === undefined ? '\u00a0' : formatMoney(minor, 'INR')
  return (
    <Table.Footer>
      <Table.Row>
        <Table.Cell borderBottomWidth="0" />
        <Table.Cell px="2" borderBottomWidth="0" color="fg.muted" textStyle="sm">
          {sum && (
            <>
              <span data-third="">{words.sum({ count: sum.count })}</span>
              {/* A phone has no column for the total. */}
              <span data-phone="">{words.sumOwed({ count: sum.count })}</span>
            </>
          )}
          {sum !== undefined && sum.withoutRate > 0 && (
            <Text as="span" textStyle="meta">
              {' '}
              · {words.withoutRate({ count: sum.withoutRate })}
            </Text>
          )}
        </Table.Cell>
        <Table.Cell data-second="" borderBottomWidth="0" />
        <Table.Cell data-first="" borderBottomWidth="0" />
        <Table.Cell data-third="" borderBottomWidth="0" />
        <Table.Cell data-second="" borderBottomWidth="0" />
        <Table.Cell data-first="" {...amountCell}>
          {amount(sum?.totalMinor)}
        </Table.Cell>
        <Table.Cell {...amountCell}>{amount(sum?.balanceMinor)}</Table.Cell>
        <Table.Cell borderBottomWidth="0" />
      </Table.Row>
    </Table.Footer>
  )
}
