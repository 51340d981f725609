import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { isPlainDate } from '#domain/dates.ts'
import type { AnyLaw } from '#domain/law/entry.ts'
import { lawOn } from '#domain/law/evaluate.ts'
import { type LawField, lawFields } from '#domain/law/fields.ts'
import { toldLaw } from '#domain/law/said.ts'
import { law } from '#languages/en/screens/law.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LawRow } from './law-row.tsx'

const fields: [field: LawField, entries: readonly AnyLaw[]][] = [
  ['tds', lawFields.tds],
  ['exports', lawFields.exports],
  ['latePayment', lawFields.latePayment],
  ['gstReturns', lawFields.gstReturns],
  ['gstRates', lawFields.gstRates],
  ['eInvoices', lawFields.eInvoices],
  ['incomeTax', lawFields.incomeTax],
]

/** The part of the page that tells of a field. */
const placeOf = (field: LawField) => `law-${field}`

/** Every rule that the app knows, as of a day: `/reports/law?day=2026-03-31`. */
export function LawScreen() {
  const words = useWords(law)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('day') ?? ''
  const day = isPlainDate(asked) ? asked : todayInIndia()
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Stack gap="4">
        <Flex gap="4" align="end" wrap="wrap">
          <Box w={{ base: 'full', md: '56' }}>
            <DateField
              label={words.day}
              value={day}
              onChange={({ target }) => {
                if (isPlainDate(target.value)) setAddress({ day: target.value }, { replace: true })
              }}
            />
          </Box>
          <Text textStyle="sm" color="fg.muted" flex="1" minW="60">
            {words.unsureHelp}
          </Text>
        </Flex>
        <Flex
          as="nav"
          aria-label={words.contents}
          // On a phone one line that scrolls, to the edges of the screen.
          wrap={{ base: 'nowrap', md: 'wrap' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          scrollbarWidth="none"
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', md: '0' }}
          py={{ base: '1', md: '0' }}
          my={{ base: '-1', md: '0' }}
          gap="2"
        >
          {fields.map(([field]) => (
            <Button key={field} asChild size="sm" variant="outline">
              <a href={`#${placeOf(field)}`}>{words.fields[field]}</a>
            </Button>
          ))}
        </Flex>
        {fields.map(([field, entries]) => {
          const told = toldLaw(lawOn(entries, day), words.says)
          return (
            <Panel key={field} id={placeOf(field)} title={words.fields[field]} scrollMarginTop="20">
              {told.length === 0 ? (
                <Text color="fg.muted">{words.nothing}</Text>
              ) : (
                <Stack as="ul" gap="0" listStyleType="none">
                  {told.map((one) => (
                    <LawRow key={[one.name, one.from, one.source].join()} told={one} />
                  ))}
                </Stack>
              )}
            </Panel>
          )
        })}
      </Stack>
    </>
  )
}
