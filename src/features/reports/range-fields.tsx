import { Box, Button, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { isPlainDate } from '#domain/dates.ts'
import { nameOfRange, type RangeName, rangeNames, rangeOf } from '#domain/reports/ranges.ts'
import { reports } from '#languages/en/names/reports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { todayInIndia } from '../../lib/today.ts'
import { DateField } from '../../ui/form/fields/date-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import type { ReportAddress } from './use-report-address.ts'

/** Two days stand side by side on a phone. */
const fieldWidth = { base: 'calc(50% - 6px)', sm: '44' }

const OWN = 'own'

const isName = (value: string): value is RangeName => rangeNames.some((name) => name === value)

/** Chooses the days by a name or as a range, which loads once both ends are there. */
export function RangeFields({ address }: { address: ReportAddress }) {
  const { messages } = useSpeech()
  const { days: words } = useWords(registers)
  const { ranges } = useWords(reports)
  const named = rangeNames.map((value) => ({
    value: value as string,
    label: ranges[value],
  }))
  const { firstDay, lastDay } = address.period
  const name = nameOfRange(address.period, todayInIndia())
  const [own, setOwn] = useState(name === null)
  const [typed, setTyped] = useState({ from: firstDay, to: lastDay })
  const [wrong, setWrong] = useState<{ from?: string; to?: string }>({})
  const isOwn = own || name === null

  const choose = (value: string) => {
    setOwn(!isName(value))
    setWrong({})
    if (!isName(value)) {
      setTyped({ from: firstDay, to: lastDay })
      return
    }
    const range = rangeOf(value, todayInIndia())
    address.ask({ from: range.firstDay, to: range.lastDay })
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const wrongOf = (day: string, label: 'from' | 'until') =>
      day === '' ? messages.required({ label }) : isPlainDate(day) ? undefined : messages.dayInvalid
    const from = wrongOf(typed.from, 'from')
    const until = wrongOf(typed.to, 'until')
    const isTurned = !from && !until && typed.to < typed.from
    const to = isTurned ? messages.daysTurned : until
    const found = { ...(from && { from }), ...(to && { to }) }
    setWrong(found)
    if (Object.keys(found).length === 0) address.ask(typed)
  }

  return (
    <form onSubmit={apply} noValidate aria-label={words.form}>
      <Flex wrap="wrap" gap="3" align="flex-start">
        <Box w={{ base: 'full', sm: '52' }}>
          <SelectField
            label={words.label}
            options={[...named, { value: OWN, label: words.other }]}
            value={isOwn ? OWN : (name ?? OWN)}
            onChange={(event) => choose(event.target.value)}
          />
        </Box>
        {isOwn && (
          <>
            <Box w={fieldWidth}>
              <DateField
                label={words.from}
                value={typed.from}
                error={wrong.from}
                onChange={(event) => setTyped({ ...typed, from: event.target.value })}
              />
            </Box>
            <Box w={fieldWidth}>
              <DateField
                label={words.until}
                value={typed.to}
                error={wrong.to}
                onChange={(event) => setTyped({ ...typed, to: event.target.value })}
              />
            </Box>
            <Button type="submit" mt={{ base: '0', md: '7' }}>
              {words.show}
            </Button>
          </>
        )}
      </Flex>
    </form>
  )
}
