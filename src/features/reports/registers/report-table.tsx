import { Box, Table, Text, VisuallyHidden } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { reportCards, reportColumns } from '#domain/reports/columns.ts'
import type {
  ReportColumn,
  ReportFigures,
  ReportKind,
  ReportLine,
} from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'
import { DebtorActions } from './debtor-actions.tsx'
import { ownAmount, ReportCell, reverseTax } from './report-cell.tsx'
import { tableFrom } from './table-from.ts'
import { useUnshownSums } from './use-unshown-sums.ts'

/** Figures end their column. */
export const isFigure = ({ kind }: ReportColumn) =>
  kind === 'rupees' || kind === 'count' || kind === 'own'

const cell = {
  // Ten columns fit beside the menu on a laptop.
  px: { base: '1', '2xl': '1.5' },
  py: '2',
  textStyle: { base: 'meta', '2xl': 'sm' },
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
} as const

const unshownCell = {
  ...cell,
  py: '1.5',
  borderBottomWidth: '0',
  color: 'fg.muted',
} as const

/** A second line in a cell. */
const Below = ({ children }: { children: string }) => (
  <Text as="span" display="block" textStyle="xs" color="fg.muted">
    {children}
  </Text>
)

interface ReportTableProps {
  kind: ReportKind
  lines: readonly ReportLine[]
  /** The sums of all pages; undefined while they load. */
  figures: ReportFigures | undefined
  turning: boolean
}

/** The lines of a report with the sums of all of them below; wider than its screen, it scrolls by itself. */
export function ReportTable({ kind, lines, figures, turning }: ReportTableProps) {
  const { lines: words, ageing } = useWords(registers)
  const names = useWords(reports)
  const report = names.reports[kind]
  const columns = reportColumns[kind].filter(({ shown }) => shown)
  const [first, ...others] = columns
  const { amount } = reportCards[kind]
  const labels = columns.findIndex(isFigure)
  const unshown = useUnshownSums(kind, figures)
  const sum = ({ key }: ReportColumn) => (figures ? formatMoney(figures.sums[key] ?? 0) : '\u00a0')
  return (
    <Panel p="0" hideBelow={tableFrom(kind)}>
      <Box
        role="region"
        aria-label={words.table({ report })}
        tabIndex={0}
        position="relative"
        overflowX="auto"
        px="2"
        aria-busy={turning || undefined}
      >
        <Table.Root recipe={tableSlotRecipe} aria-label={report}>
          <Table.Header>
            <Table.Row>
              {columns.map((column) => (
                <Table.ColumnHeader
                  key={column.key}
                  {...cell}
                  color="fg.muted"
                  fontWeight="500"
                  textAlign={isFigure(column) ? 'end' : 'start'}
                >
                  {names.columns[column.name]}
                </Table.ColumnHeader>
              ))}
              {kind === 'ageing' && (
                <Table.ColumnHeader {...cell}>
                  <VisuallyHidden>{ageing.actions}</VisuallyHidden>
                </Table.ColumnHeader>
              )}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map((line, place) => (
              // A line of sums has no id, and its place is its own.
              <Table.Row key={line.id ?? place} _hover={{ bg: 'bg.subtle' }}>
                {columns.map((column) => (
                  <Table.Cell
                    key={column.key}
                    {...cell}
                    textAlign={isFigure(column) ? 'end' : 'start'}
                    {...(isFigure(column) && { fontVariantNumeric: 'tabular-nums' })}
                    {...(column.kind === 'text' && { fontVariantNumeric: 'proportional-nums' })}
                    {...(column.key === amount && { fontWeight: '600' })}
                    {...(!isFigure(column) && {
                      maxW: '11.5rem',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                    })}
                  >
                    <ReportCell line={line} column={column} />
                    {(column.key === 'totalMinor' || column.key === 'amountMinor') &&
                      ownAmount(line) && <Below>{ownAmount(line) ?? ''}</Below>}
                    {reverseTax(line, column) && <Below>{words.reverse}</Below>}
                  </Table.Cell>
                ))}
                {kind === 'ageing' && (
                  <Table.Cell {...cell}>
                    <DebtorActions line={line} />
                  </Table.Cell>
                )}
              </Table.Row>
            ))}
          </Table.Body>
          <Table.Footer>
            {/* What the total adds up beside the columns stands before it. */}
            {unshown.map(({ label, minor }) => (
              <Table.Row key={label}>
                <Table.Cell {...unshownCell} colSpan={labels}>
                  {label}
                </Table.Cell>
                {columns.slice(labels).map((column) => (
                  <Table.Cell key={column.key} {...unshownCell} textAlign="end">
                    {column.key === amount && formatMoney(minor)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
            <Table.Row>
              {first && (
                <Table.Cell {...cell} borderBottomWidth="0" color="fg.muted">
                  {figures && words.sum({ count: figures.count })}
                </Table.Cell>
              )}
              {others.map((column) => (
                <Table.Cell
                  key={column.key}
                  {...cell}
                  borderBottomWidth="0"
                  fontWeight="600"
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                >
                  {column.summed && sum(column)}
                </Table.Cell>
              ))}
              {kind === 'ageing' && <Table.Cell {...cell} borderBottomWidth="0" />}
            </Table.Row>
          </Table.Footer>
        </Table.Root>
      </Box>
    </Panel>
  )
}
