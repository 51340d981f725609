import { Box, Flex, Stack, Table } from '@chakra-ui/react'
import { Navigate } from 'react-router-dom'
import { mostChosen } from '#domain/document/list-filter.ts'
import { formatWhole } from '#domain/money.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { table } from '#languages/en/screens/table.ts'
import { useInvoiceTable, useListFigures } from '#src/data/invoices/invoice-table.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'
import { ChooseAll } from '../chosen/choose-all.tsx'
import { ChosenBar } from '../chosen/chosen-bar.tsx'
import { pageSizes } from '../list-address.ts'
import { ListEmpty } from '../list-empty.tsx'
import { ListFailed } from '../list-failed.tsx'
import type { ListAddress } from '../use-list-address.ts'
import { TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { TableSums } from './table-sums.tsx'
import { useChosen } from './use-chosen.ts'

/** The list as a table, with its order, its sums and its chosen rows. */
export function InvoiceTableView({ address }: { address: ListAddress }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(table)
  const { summary, loading } = useWords(lists)
  const { narrowed, order, page } = address
  const size = Number(address.size)
  const question = { filter: narrowed, order, page, size }
  const { data, error, mutate } = useInvoiceTable(question)
  const { data: figures } = useListFigures(narrowed)
  const chosen = useChosen(JSON.stringify(narrowed))

  const isOfOther = JSON.stringify(data?.filter) !== JSON.stringify(narrowed)
  const turning = data?.asked !== JSON.stringify(question)
  if (error && (!data || isOfOther)) return <ListFailed error={error} onRetry={() => mutate()} />
  if (!data || isOfOther) return <TableSkeleton label={loading} heads={words.columns} />

  const { invoices, total, shownPage } = data
  const totalPages = Math.ceil(total / size)
  if (invoices.length === 0 && total > 0 && !turning) {
    return <Navigate to={address.hrefFor(totalPages)} replace />
  }
  if (total === 0) return <ListEmpty filter={narrowed} onClear={address.clear} />

  const here = invoices.filter(({ id }) => chosen.has(id)).length
  const first = (shownPage - 1) * size + 1
  return (
    <Stack gap="4">
      {error !== undefined && (
        <PanelError
          message={messageOf(error, messages.invoiceListFailedHelp)}
          onRetry={() => mutate()}
        />
      )}
      <TableFrame region={words.region} label={words.label} busy={turning}>
        <TableHead
          address={address}
          chosen={here === 0 ? 'none' : here === invoices.length ? 'all' : 'some'}
          onChoose={(all) => chosen.set(invoices, all)}
        />
        <Table.Body>
          {invoices.map((invoice) => (
            <TableRow
              key={invoice.id}
              invoice={invoice}
              chosen={chosen.has(invoice.id)}
              onChoose={(yes) => chosen.set([invoice], yes)}
            />
          ))}
        </Table.Body>
        <TableSums figures={figures} status={narrowed.status ?? null} />
      </TableFrame>
      <ChosenBar
        chosen={chosen}
        more={
          here === invoices.length &&
          chosen.invoices.length < Math.min(total, mostChosen) && (
            <ChooseAll
              {...{ filter: narrowed, order, total }}
              onChoose={(found) => chosen.set(found, true)}
            />
          )
        }
      />
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <SegmentedToggle
          label={words.pageSize}
          options={pageSizes.map((value) => ({
            value,
            label: words.perPage({ count: value }),
          }))}
          value={address.size}
          onChange={(next) => next && address.resize(next)}
        />
        <Box flex={{ base: '1 0 100%', md: '1' }}>
          <Pagination
            page={page}
            totalPages={totalPages}
            onChange={address.turnTo}
            hrefFor={address.hrefFor}
            summary={summary({
              first,
              last: first + invoices.length - 1,
              total: formatWhole(total),
            })}
          />
        </Box>
      </Flex>
    </Stack>
  )
}
