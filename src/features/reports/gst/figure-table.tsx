import { Box, Button, Table, Text } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'
import { tableSlotRecipe } from '../../../ui/theme/table.ts'

export interface FigureRow {
  label: string
  help?: string
  /** Paise by column; null of what the form does not ask. */
  minor: (number | null)[]
}

/** As the portal takes it: a plain decimal. */
async function copy(minor: number) {
  const text = minorToDecimal(minor)
  if (await copyText(Promise.resolve(text))) showSuccess(`${text} copied.`)
  else showError('Your browser did not allow copying.')
}

interface FigureTableProps {
  label: string
  heads: readonly string[]
  rows: FigureRow[]
}

/** Figures of a form, each copied by a click. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  if (rows.length === 0) return <Text color="fg.muted">Nothing in this period.</Text>
  return (
    <Box role="region" aria-label={`Figures of ${label}`} tabIndex={0} overflowX="auto">
      <Table.Root recipe={tableSlotRecipe} aria-label={`Figures of ${label}`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>
              {heads.length > 2 ? 'Nature of supplies' : 'Place of supply'}
            </Table.ColumnHeader>
            {heads.map((head) => (
              <Table.ColumnHeader key={head} textAlign="end" whiteSpace="nowrap">
                {head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.label}>
              <Table.Cell minW="14rem">
                <Text fontWeight="500">{row.label}</Text>
                {row.help && (
                  <Text textStyle="sm" color="fg.muted">
                    {row.help}
                  </Text>
                )}
              </Table.Cell>
              {heads.map((head, at) => {
                const minor = row.minor[at] ?? null
                return (
                  <Table.Cell key={head} textAlign="end" whiteSpace="nowrap">
                    {minor === null ? (
                      <Text as="span" color="fg.muted">
                        –
                      </Text>
                    ) : (
                      <Button
                        size="xs"
                        variant="ghost"
                        textStyle="amount"
                        me="-2"
                        aria-label={`Copy ${head} of ${row.label}: ${minorToDecimal(minor)}`}
                        onClick={() => void copy(minor)}
                      >
                        {formatMoney(minor)}
                        <Copy aria-hidden />
                      </Button>
                    )}
                  </Table.Cell>
                )
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
