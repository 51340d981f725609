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
import { Panel } from '#src/ui/layout/panel.tsx'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'
import { ChooseAll } from '../chosen/choose-all.tsx'
import { ChosenBar } from '../chosen/chosen-bar.tsx'
import { pageSizes } from '../list-address.ts'
import { ListEmpty } from '../list-empty.tsx'
import { ListFailed } from '../list-failed.tsx'
import type { ListAddress } from '../use-list-address.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { TableSums } from './table-sums.tsx'
import { useChosen } from './use-chosen.ts'

/**
 * Hides columns as the room shrinks. Issue day and total go first; then client and status move
 * below their neighbours, and on a phone the due date does, too. The order is then chosen from a
 * list in the head.
 */
const yielding = {
  '& :is([data-below], [data-narrow], [data-phone])': { display: 'none' },
  '@container (max-width: 62rem)': {
    '& [data-first]': { display: 'none' },
    '& [data-words]': { display: 'block' },
    '& [data-dot]': { display: 'none' },
  },
  '@container (max-width: 42rem)': {
    '& [data-second]': { display: 'none' },
    '& [data-below]': { display: 'block' },
    '& td:has(> [data-below])': { paddingBlock: '1.5' },
    '& [data-wide]': { display: 'none' },
    '& [data-narrow]': { display: 'table-cell' },
  },
  '@container (max-width: 26rem)': {
    '& :is([data-third], [data-narrow])': { display: 'none' },
    '& [data-phone]': { display: 'revert' },
    '& td': { paddingInline: '1' },
  },
} as const

/** The list as a table, with its order, its sums and its chosen rows. */
export function InvoiceTableView({ address }: { address: ListAddress }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(table)
  const { summary } = useWords(lists)
  const { narrowed, order, page } = address
  const size = Number(address.size)
  const question = { filter: narrowed, order, page, size }
  const { data, error, mutate } = useInvoiceTable(question)
  const { data: figures } = useListFigures(narrowed)
  const chosen = useChosen(JSON.stringify(narrowed))

  const isOfOther = JSON.stringify(data?.filter) !== JSON.stringify(narrowed)
  const turning = data?.asked !== JSON.stringify(question)
  if (error && (!data || isOfOther)) return <ListFailed error={error} onRetry={() => mutate()} />
  if (!data || isOfOther) return <TableSkeleton />

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
      <Panel p="0">
        {/* Wider than a phone: it scrolls by itself, by touch and by keys. */}
        <Box
          role="region"
          aria-label={words.region}
          tabIndex={0}
          // Texts for screen readers alone are placed inside it, too.
          position="relative"
          overflowX="auto"
          containerType="inline-size"
          px={{ base: '0', sm: '2' }}
          aria-busy={turning || undefined}
        >
          <Table.Root recipe={tableSlotRecipe} aria-label={words.label} css={yielding}>
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
          </Table.Root>
        </Box>
      </Panel>
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
