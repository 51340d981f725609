import { Box, Grid, Text } from '@chakra-ui/react'
import { reportCards, reportColumns } from '#domain/reports/columns.ts'
import type {
  ReportColumn,
  ReportFigures,
  ReportKind,
  ReportLine,
} from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { DebtorActions, useReminds } from './debtor-actions.tsx'
import { ownAmount, ReportCell, textOf } from './report-cell.tsx'
import { ReportSums } from './report-sums.tsx'
import { tableFrom } from './table-from.ts'

interface ReportCardsProps {
  kind: ReportKind
  lines: readonly ReportLine[]
  figures: ReportFigures | undefined
}

/** The same as the table where there is no room for one: the sums of all, then line by line. */
export function ReportCards({ kind, lines, figures }: ReportCardsProps) {
  const dates = useDates()
  const names = useWords(reports)
  const { unrated } = useAmounts()
  const reminds = useReminds()
  const columns = reportColumns[kind]
  const { title, details, amount } = reportCards[kind]
  const column = (key: string) => columns.filter((one) => one.key === key)
  /** One button has room beside the details. */
  const isShort = (line: ReportLine) => kind === 'ageing' && !reminds(line)
  const detailOf = (line: ReportLine, one: ReportColumn) => {
    const text = textOf(line, one, dates, names, unrated)
    return one.kind === 'rupees' && text ? `${names.columns[one.name]} ${text}` : text
  }
  return (
    <Box hideFrom={tableFrom(kind)}>
      {/* The panel above has the sums of the ageing. */}
      {kind !== 'ageing' && <ReportSums kind={kind} figures={figures} />}
      <Panel p="0">
        <Box as="ul" listStyleType="none" aria-label={names.reports[kind]}>
          {lines.map((line, place) => (
            <Grid
              as="li"
              key={line.id ?? place}
              templateColumns="minmax(0, 1fr) auto"
              columnGap="3"
              px="4"
              py="3"
              borderTopWidth={place === 0 ? undefined : '1px'}
            >
              {column(title).map((one) => (
                <Text key={one.key} fontWeight="500" overflowWrap="anywhere">
                  <ReportCell line={line} column={one} />
                </Text>
              ))}
              <Text textStyle="amount" textAlign="end" whiteSpace="nowrap">
                {column(amount).map((one) => (
                  <ReportCell key={one.key} line={line} column={one} />
                ))}
              </Text>
              <Box
                textStyle="meta"
                color="fg.muted"
                alignSelf="center"
                gridColumn={ownAmount(line) || isShort(line) ? undefined : '1 / -1'}
              >
                <Dotted>
                  {details
                    .flatMap(column)
                    .filter(({ key }) => key !== 'status')
                    .map((one) => detailOf(line, one))
                    .filter(Boolean)}
                </Dotted>
                {/* A badge has its own edge: a dot before it would be one too many. */}
                {details
                  .flatMap(column)
                  .filter(({ key }) => key === 'status')
                  .map((one) => (
                    <Box key={one.key} mt="1">
                      <ReportCell line={line} column={one} />
                    </Box>
                  ))}
              </Box>
              {kind === 'ageing' && (
                <Box
                  gridColumn={isShort(line) ? undefined : '1 / -1'}
                  mt={isShort(line) ? '0' : '2'}
                >
                  <DebtorActions line={line} />
                </Box>
              )}
              {ownAmount(line) && (
                <Text textStyle="meta" color="fg.muted" textAlign="end" whiteSpace="nowrap">
                  {ownAmount(line)}
                </Text>
              )}
            </Grid>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}
