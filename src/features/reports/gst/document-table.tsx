import { Box, Button, chakra, Table } from '@chakra-ui/react'
import { useState } from 'react'
import type { DocumentLine } from '#domain/gst/gstr1/view.ts'
import { formatMoney } from '#domain/money.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'

/** How many come at a time. */
const STEP = 100

const TextLink = chakra(Link)

const heads = ['number', 'date', 'client', 'place', 'taxable', 'tax', 'total'] as const

/** The documents of a section; each leads to its own page. */
export function DocumentTable({ title, documents }: { title: string; documents: DocumentLine[] }) {
  const { documents: words } = useWords(gstReturns)
  const dates = useDates()
  const places = usePlaces()
  const [most, setMost] = useState(STEP)
  return (
    <>
      <Box role="region" aria-label={words.label({ title })} tabIndex={0} overflowX="auto">
        <Table.Root recipe={tableSlotRecipe} aria-label={words.label({ title })}>
          <Table.Header>
            <Table.Row>
              {heads.map((head, at) => (
                <Table.ColumnHeader
                  key={head}
                  whiteSpace="nowrap"
                  textAlign={at > 3 ? 'end' : 'start'}
                >
                  {words[head]}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {documents.slice(0, most).map((line) => (
              <Table.Row key={line.id}>
                <Table.Cell whiteSpace="nowrap">
                  <TextLink
                    to={
                      line.number === null
                        ? paths.client(line.clientId ?? '')
                        : paths.invoice(line.id)
                    }
                    color="neel.fg"
                    fontWeight="500"
                  >
                    {line.number ?? words.noVoucher}
                  </TextLink>
                </Table.Cell>
                <Table.Cell whiteSpace="nowrap">{dates.day(line.day)}</Table.Cell>
                <Table.Cell minW="10rem">{line.clientName}</Table.Cell>
                <Table.Cell minW="8rem">{places.state(line.placeOfSupply) ?? '–'}</Table.Cell>
                {[line.taxableMinor, line.taxMinor, line.valueMinor].map((minor, at) => (
                  <Table.Cell key={heads[at + 4]} whiteSpace="nowrap" textAlign="end">
                    {formatMoney(minor)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {documents.length > most && (
        <Button mt="3" size="sm" variant="outline" onClick={() => setMost(most + STEP)}>
          {words.more({
            step: Math.min(STEP, documents.length - most),
            rest: documents.length - most,
          })}
        </Button>
      )}
    </>
  )
}
