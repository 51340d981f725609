import { Box, Button, Text } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import type { PlainDate } from '#domain/dates.ts'
import { periodCode, type ReturnForm } from '#domain/gst/filing.ts'
import { formatWhole } from '#domain/money.ts'
import { periodOf, shiftPeriod } from '#domain/periods.ts'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import {
  type BusinessStanding,
  useChooseBusiness,
  useOtherBusiness,
} from '#src/data/account/businesses.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { ActionCell, ColumnCell, ColumnRow, TitleCell } from '#src/ui/layout/rows/column-list.tsx'

/** Each thing that may be open in a business, in the order of the columns. */
export type OpenKind = 'gstr1' | 'gstr3b' | 'check' | 'refused' | 'claims' | 'toMatch'

/** Tells which of them are open in a business. */
export const openIn = ({ unfiled, unchecked, refused, claims, toMatch }: BusinessStanding) =>
  ({
    gstr1: unfiled.gstr1.length > 0,
    gstr3b: unfiled.gstr3b.length > 0,
    check: unchecked,
    refused: refused > 0,
    claims: claims > 0,
    toMatch: toMatch > 0,
  }) satisfies Record<OpenKind, boolean>

/** The months that are named before the others are counted. */
const NAMED = 3

const returnAt = (form: ReturnForm, month: PlainDate) =>
  `${reportPaths[form]}?period=${periodCode(periodOf('month', month))}`

/** A business with what is open there; each of these opens it at the screen on which that is done. */
interface BusinessRowProps {
  business: BusinessStanding
  /** The columns that the list has. */
  kinds: readonly OpenKind[]
}

export function BusinessRow({ business, kinds }: BusinessRowProps) {
  const words = useWords(ownBusinesses)
  const dates = useDates()
  const choose = useChooseBusiness()
  const other = useOtherBusiness()
  const { name, role, unfiled, refused, unchecked, claims, toMatch } = business
  const isHere = role === 'owner' ? other === null : other?.id === business.id
  const lastMonth = shiftPeriod('month', `${todayInIndia().slice(0, 7)}-01`, -1)
  const isOpen = Object.values(openIn(business)).includes(true)

  const cell = (label: string, text: string | null, to: string, isLate = false, atEnd = false) => (
    <ColumnCell label={label} atEnd={atEnd} isWide={text === null}>
      {text === null ? (
        <Box as="span" color="fg.muted" aria-hidden>
          –
        </Box>
      ) : (
        <Button
          variant="plain"
          size="sm"
          px="0"
          minW="0"
          h="auto"
          minH={{ base: '11', lg: '9' }}
          whiteSpace="normal"
          textAlign="inherit"
          fontWeight="500"
          color={isLate ? 'fg.error' : 'neel.fg'}
          aria-label={`${label}: ${text}`}
          onClick={() => choose(business, to)}
        >
          {text}
        </Button>
      )}
    </ColumnCell>
  )
  const monthsOf = (days: readonly PlainDate[]) => {
    if (days.length === 0) return null
    const named = days.slice(0, NAMED).map(days.length === 1 ? dates.month : dates.shortMonth)
    const rest = days.length - named.length
    return rest > 0 ? words.andMore({ months: named.join(', '), rest }) : named.join(', ')
  }
  const returnCell = (form: ReturnForm) => {
    const days = unfiled[form]
    return cell(words.columns[form], monthsOf(days), returnAt(form, days[0] ?? lastMonth), true)
  }
  const count = (label: string, most: number, to: string, isLate = false) =>
    cell(label, most === 0 ? null : formatWhole(most), to, isLate, true)
  const cells: Record<OpenKind, () => ReactNode> = {
    gstr1: () => returnCell('gstr1'),
    gstr3b: () => returnCell('gstr3b'),
    check: () =>
      cell(
        words.columns.check,
        unchecked ? dates.month(lastMonth) : null,
        returnAt('gstr1', lastMonth),
      ),
    refused: () => count(words.columns.refused, refused, returnAt('gstr1', lastMonth), true),
    claims: () => count(words.columns.claims, claims, paths.dashboard),
    toMatch: () => count(words.columns.toMatch, toMatch, reportPaths.bank),
  }
  return (
    <ColumnRow>
      <TitleCell>
        <Text fontWeight="600">{name}</Text>
        <Text textStyle="meta" color="fg.muted">
          {[words.roles[role], isHere && words.here, !isOpen && words.nothing]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </TitleCell>
      {kinds.map((kind) => (
        <Fragment key={kind}>{cells[kind]()}</Fragment>
      ))}
      <ActionCell>
        <Button
          size="sm"
          variant="outline"
          aria-label={words.open({ business: name })}
          onClick={() => choose(business)}
        >
          {words.openShort}
        </Button>
      </ActionCell>
    </ColumnRow>
  )
}
