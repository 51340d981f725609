import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
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
import { LawFieldPanel } from './law-field.tsx'

const fields: [field: LawField, entries: readonly AnyLaw[]][] = [
  ['tds', lawFields.tds],
  ['exports', lawFields.exports],
  ['latePayment', lawFields.latePayment],
  ['gstReturns', lawFields.gstReturns],
  ['gstRates', lawFields.gstRates],
  ['eInvoices', lawFields.eInvoices],
  ['incomeTax', lawFields.incomeTax],
]

/** Every rule that the app knows, as of a day: `/reports/law?day=2026-03-31`. */
export function LawScreen() {
  const words = useWords(law)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('day') ?? ''
  const day = isPlainDate(asked) ? asked : todayInIndia()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Stack gap="4">
        <Flex gap="4" align="end" justify="space-between" wrap="wrap">
          <Box w={{ base: 'full', md: '56' }}>
            <DateField
              label={words.day}
              value={day}
              onChange={({ target }) => {
                if (isPlainDate(target.value)) setAddress({ day: target.value }, { replace: true })
              }}
            />
          </Box>
          <Button size="sm" variant="outline" onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideAll : words.showAll}
          </Button>
        </Flex>
        <Text textStyle="sm" color="fg.muted" maxW="80ch">
          {words.unsureHelp}
        </Text>
        {fields.map(([field, entries]) => (
          <LawFieldPanel
            key={field}
            name={words.fields[field]}
            told={toldLaw(lawOn(entries, day), words.says)}
            isOpen={isOpen}
          />
        ))}
      </Stack>
    </>
  )
}
