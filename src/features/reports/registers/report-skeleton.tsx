import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { reportColumns } from '#domain/reports/columns.ts'
import type { ReportKind } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { isFigure } from './report-table.tsx'
import { tableFrom } from './table-from.ts'

const lines = Array.from({ length: 8 }, (_, line) => line)

interface ReportSkeletonProps {
  kind: ReportKind
  /** Whether sums by age stand above the lines. */
  hasSums: boolean
}

/** A report on its way: the heads of its columns, and a bar for each value; on a phone its cards. */
export function ReportSkeleton({ kind, hasSums }: ReportSkeletonProps) {
  const { lines: words } = useWords(registers)
  const names = useWords(reports)
  const columns = reportColumns[kind].filter(({ shown }) => shown)
  const from = tableFrom(kind)
  const tracks = columns.map(({ kind: of }) => (of === 'text' ? '1.5fr' : '1fr')).join(' ')
  const grid = { display: 'grid', gridTemplateColumns: tracks, columnGap: '4', px: '3' }
  return (
    <LoadingRegion label={words.loading({ report: names.reports[kind] })}>
      <Stack gap="4">
        {hasSums && (
          <Panel>
            <Skeleton h="6" my="3px" w="44" />
            <Skeleton h="2.5" mt="3" borderRadius="full" />
            <Skeleton h="9" mt="4" />
          </Panel>
        )}
        <Panel p="0" hideBelow={from}>
          <Box {...grid} py="2" borderBottomWidth="1px" textStyle="meta" color="fg.muted">
            {columns.map((column) => (
              <Box key={column.key} textAlign={isFigure(column) ? 'end' : 'start'} truncate>
                {names.columns[column.name]}
              </Box>
            ))}
          </Box>
          {lines.map((line) => (
            <Box key={line} {...grid} py="2.5" borderTopWidth={line === 0 ? undefined : '1px'}>
              {columns.map((column) => (
                <Flex key={column.key} justify={isFigure(column) ? 'flex-end' : 'flex-start'}>
                  <Skeleton h="3.5" my="2px" w="16" maxW="full" />
                </Flex>
              ))}
            </Box>
          ))}
        </Panel>
        <Panel py="0" hideFrom={from}>
          {lines.map((line) => (
            <RowSkeleton key={line} />
          ))}
        </Panel>
      </Stack>
    </LoadingRegion>
  )
}
