import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Amendment, DocumentChange, ToldAdvance } from '#domain/gst/gstr1/source.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { isCorrectionsEndTold } from '#domain/law/gst-days.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const List = chakra('ul')
const TextLink = chakra(Link)

export const changesIn = ({ documents, advances }: Amendment) =>
  documents.length + advances.changes.length

const worthOf = (told: ToldAdvance | null) =>
  formatMoney(told === null ? 0 : told.taxableMinor + taxOf(told))

interface ChangeListProps {
  title: string
  about?: string
  amendments: readonly Amendment[]
  /** Which return told it, or of which period it is. */
  wayOf?: (one: Amendment) => string
  /** The last day for it, which is told from October on. */
  asOf?: (one: Amendment) => string
  children?: ReactNode
}

/** Documents and sums of advances that differ from what was filed: the old value beside the new one. */
export function ChangeList({ title, about, amendments, wayOf, asOf, children }: ChangeListProps) {
  const words = useWords(corrections)
  const { day } = useDates()
  const ends = asOf ? amendments.map(asOf).sort()[0] : undefined
  const isNear = ends !== undefined && isCorrectionsEndTold(ends, todayInIndia())
  return (
    <Panel title={title}>
      {(about || isNear) && (
        <Text mb="3" textStyle="sm" color="fg.muted" maxW="46rem">
          {about} {isNear && words.until({ day: day(ends) })}
        </Text>
      )}
      <List listStyleType="none">
        {amendments.flatMap((one) => [
          ...one.documents.map((change) => (
            <Line
              key={`${one.firstDay} ${one.via?.firstDay} ${change.key} ${change.again}`}
              name={<Numbers change={change} />}
              client={(change.now ?? change.was)?.clientName}
              value={
                change.again
                  ? words.rejected
                  : words.value({
                      was: formatMoney(change.was?.totalMinor ?? 0),
                      now: formatMoney(change.now?.totalMinor ?? 0),
                    })
              }
              way={wayOf?.(one)}
            />
          )),
          ...one.advances.changes.map(({ key, was, now }) => (
            <Line
              key={`${one.firstDay} ${one.via?.firstDay} ${key}`}
              name={`${words.advances({
                place: (now ?? was)?.placeOfSupply ?? '',
                rate: minorToDecimal((now ?? was)?.rate ?? 0).replace(/\.?0+$/, ''),
              })}, ${(now ?? was)?.received ? words.received : words.used}`}
              value={words.value({ was: worthOf(was), now: worthOf(now) })}
              way={wayOf?.(one)}
            />
          )),
        ])}
      </List>
      {children}
    </Panel>
  )
}

function Numbers({ change: { was, now } }: { change: DocumentChange }) {
  const shown = now ?? was
  if (!shown) return null
  return (
    <>
      {was && was.number !== shown.number && `${was.number} → `}
      <TextLink to={paths.invoice(shown.id)} color="neel.fg" fontWeight="500">
        {shown.number}
      </TextLink>
    </>
  )
}

interface LineProps {
  name: ReactNode
  client?: string | undefined
  value: string
  way: string | undefined
}

function Line({ name, client, value, way }: LineProps) {
  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      display={{ base: 'block', lg: 'flex' }}
      gap="4"
      justifyContent="space-between"
    >
      <Box minW="0" overflowWrap="anywhere">
        <Text>{name}</Text>
        {client && (
          <Text textStyle="sm" color="fg.muted">
            {client}
          </Text>
        )}
      </Box>
      <Stack gap="0" mt={{ base: '1', lg: '0' }} textAlign={{ lg: 'end' }}>
        <Text fontWeight="500" fontVariantNumeric="tabular-nums">
          {value}
        </Text>
        {way && <Text textStyle="sm">{way}</Text>}
      </Stack>
    </Box>
  )
}
