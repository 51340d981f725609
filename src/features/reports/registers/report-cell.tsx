import { Text } from '@chakra-ui/react'
import { currencies, formatMoney, formatWhole } from '#domain/money.ts'
import type { ReportColumn, ReportLine } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { nameOf } from '#languages/name-of.ts'
import type { Words } from '#languages/words.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { toneOf } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { Link } from '#src/ui/layout/link.tsx'

/** A line's link: its document or its client. */
function placeOf(line: ReportLine, key: string): string | null {
  const id = line.documentId ?? line.id
  if (key === 'number' && id && line.number) return paths.invoice(String(id))
  if ((key === 'clientName' || key === 'label') && line.clientId)
    return paths.client(String(line.clientId))
  return null
}

/** Returns the amount in the currency of its line; null where that is rupees. */
export function ownAmount(line: ReportLine): string | null {
  const { currency } = line
  const minor = line.ownTotalMinor ?? line.ownAmountMinor
  if (currency === 'INR' || !currency || minor === undefined || minor === null) return null
  const known = currencies.find((one) => one === currency)
  return known ? formatMoney(Number(minor), known) : null
}

const taxes = ['cgstMinor', 'sgstMinor', 'igstMinor', 'cessMinor']

/** Whether a column has a tax of the line that the client pays to the government: the total is without it. */
export const reverseTax = (line: ReportLine, { key }: ReportColumn) =>
  line.reverseCharge === 1 && taxes.includes(key) && Boolean(line[key])

type Dates = ReturnType<typeof useDates>

export function textOf(
  line: ReportLine,
  { key, kind, values }: ReportColumn,
  dates: Dates,
  names: Words<typeof reports>,
  unrated: string,
): string {
  const value = line[key] ?? null
  if (kind === 'rupees') {
    // A zero stays blank, so that other amounts stand out.
    return value === null ? unrated : value === 0 ? '' : formatMoney(Number(value))
  }
  if (value === null) return ''
  if (kind === 'day') return dates.day(String(value))
  if (kind === 'month') return dates.month(String(value))
  if (kind === 'count') return formatWhole(Number(value))
  const text = String(value)
  return values ? nameOf(names.values[values], text) : text
}

/** The value of a column, as a link where it leads somewhere. */
export function ReportCell({ line, column }: { line: ReportLine; column: ReportColumn }) {
  const dates = useDates()
  const text = textOf(line, column, dates, useWords(reports), useAmounts().unrated)
  const place = placeOf(line, column.key)
  if (text === '') {
    return (
      <Text as="span" color="fg.muted">
        –
      </Text>
    )
  }
  if (column.key === 'status') {
    // As in the lists; a file has its words in lower case.
    return (
      <StatusBadge tone={toneOf(String(line.status))} struck={line.status === 'CANCELLED'}>
        {text.toUpperCase()}
      </StatusBadge>
    )
  }
  return place ? <Link to={place}>{text}</Link> : text
}
