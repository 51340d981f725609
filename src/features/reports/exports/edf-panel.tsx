import { Box, Button, Link as ChakraLink, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { EdfMonth } from '#domain/exports/edf.ts'
import { formatMoney } from '#domain/money.ts'
import type { FileFormat } from '#domain/reports/registers.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useBusiness } from '#src/data/business.ts'
import { declarationFile } from '#src/data/reports/exports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/feedback/status-badge.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { EdfDialog } from './edf-dialog.tsx'
import { FileChoices } from './file-choices.tsx'
import { useFile } from './use-file.ts'

/** The declarations of a year, a line for each month that needs one. */
export function EdfPanel({ months }: { months: readonly EdfMonth[] }) {
  const { edf: words } = useWords(exports)
  const { data: business } = useBusiness()
  const [edited, setEdited] = useState<EdfMonth | null>(null)
  const isLacking = business && !(business.iec && business.adCode && business.exportBank)
  return (
    <Panel title={words.title}>
      <Text color="fg.muted" maxW="70ch">
        {months.length === 0 ? words.none : words.about}
      </Text>
      {months.length > 0 && isLacking && (
        <Flex mt="2" textStyle="sm" columnGap="2" wrap="wrap" align="center">
          <Text color="fg.muted">{words.lacking}</Text>
          <ChakraLink asChild>
            <Link to={paths.settingTax}>{words.settings}</Link>
          </ChakraLink>
        </Flex>
      )}
      <Box as="ul" listStyleType="none" aria-label={words.title} mt="2">
        {months.map((month) => (
          <MonthLine key={month.period.firstDay} month={month} onEdit={() => setEdited(month)} />
        ))}
      </Box>
      {edited && <EdfDialog month={edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}

const tones: Record<EdfMonth['state'], StatusTone> = {
  filed: 'green',
  open: 'gray',
  soon: 'yellow',
  late: 'red',
}

function MonthLine({ month, onEdit }: { month: EdfMonth; onEdit: () => void }) {
  const { edf: words, files } = useWords(exports)
  const by = useBy()
  const dates = useDates()
  const { data: business } = useBusiness()
  const { isWriting, write } = useFile()
  const { state, note, dueOn, daysLeft, invoices, totals, rupeesMinor, period } = month
  const name = dates.month(period.firstDay)
  const due = () => {
    if (note?.filedOn) return words.filed({ day: dates.day(note.filedOn) })
    if (state === 'late') return words.late({ day: dates.day(dueOn) })
    return words[note?.dueOn ? 'extended' : 'due']({ day: dates.day(dueOn) })
  }
  const choice = (format: FileFormat, part: 1 | 2, label: string) => ({
    ...{ value: `${format}${part}`, label },
    onSelect: () =>
      void write(() => {
        if (!business) throw new Error('The business is not there yet.')
        return declarationFile(month, business, format, part, todayInIndia())
      }),
  })
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      py="3"
      align="center"
      justify="space-between"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box minW="0" flex="1 1 16rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="500">{name}</Text>
          <StatusBadge tone={tones[state]}>{due()}</StatusBadge>
          {state === 'soon' && (
            <Text textStyle="sm" color="fg.warning">
              {words.soon({ days: daysLeft })}
            </Text>
          )}
        </Flex>
        <Text textStyle="meta" color="fg.muted" mt="1">
          <Dotted>
            {[
              words.invoices({ count: invoices.length }),
              rupeesMinor !== null && words.rupees({ amount: formatMoney(rupeesMinor) }),
              ...totals.map(({ currency, minor }) => formatMoney(minor, currency)),
              note?.formNumber,
              note && by(note.byName),
            ].filter((text) => typeof text === 'string')}
          </Dotted>
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <FileChoices
          text={files.ofMonth}
          small
          label={words.downloadOf({ month: name })}
          disabled={isWriting || !business}
          choices={[
            choice('xlsx', 2, files.excel),
            choice('csv', 2, files.list),
            choice('csv', 1, files.partOne),
          ]}
        />
        <Writers>
          <Button
            size="sm"
            variant="outline"
            aria-label={words[note?.filedOn ? 'editOf' : 'markOf']({ month: name })}
            onClick={onEdit}
          >
            {note?.filedOn ? words.edit : words.mark}
          </Button>
        </Writers>
      </Flex>
    </Flex>
  )
}
