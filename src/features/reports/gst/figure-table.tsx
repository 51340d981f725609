import { Box, Button, Table, Text } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import type { Words } from '#languages/words.ts'
import { useWords } from '#src/language/words.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { tableSlotRecipe } from '#src/ui/theme/table.ts'

export interface FigureRow {
  label: string
  help?: string
  /** Paise by column; null of what the form does not ask. */
  minor: (number | null)[]
}

/** A plain decimal, as the portal takes it. */
async function copy(minor: number, words: Words<typeof gstReturns>['figures']) {
  const text = minorToDecimal(minor)
  if (await copyText(Promise.resolve(text))) showSuccess(words.copied({ text }))
  else showError(words.notCopied)
}

interface FigureTableProps {
  label: string
  heads: readonly string[]
  rows: FigureRow[]
}

/** Figures of a form, each copied by a click. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  const { figures: words } = useWords(gstReturns)
  if (rows.length === 0) return <Text color="fg.muted">{words.nothing}</Text>
  return (
    <Box role="region" aria-label={words.label({ label })} tabIndex={0} overflowX="auto">
      <Table.Root recipe={tableSlotRecipe} aria-label={words.label({ label })} display={wide.table}>
        <Table.Header display={{ base: 'none', lg: 'table-header-group' }}>
          <Table.Row>
            <Table.ColumnHeader>{heads.length > 2 ? words.nature : words.place}</Table.ColumnHeader>
            {heads.map((head) => (
              <Table.ColumnHeader key={head} textAlign="end" whiteSpace="nowrap">
                {head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body display={wide.body}>
          {rows.map((row) => (
            <Table.Row key={row.label} role="row" display={wide.row} pb={{ base: '2', lg: '0' }}>
              <Table.Cell
                role="cell"
                {...line}
                display={{ base: 'block', lg: 'table-cell' }}
                minW={{ lg: '14rem' }}
              >
                <Text fontWeight="500">{row.label}</Text>
                {row.help && (
                  <Text textStyle="sm" color="fg.muted">
                    {row.help}
                  </Text>
                )}
              </Table.Cell>
              {heads.map((head, at) => (
                <Table.Cell
                  key={head}
                  role="cell"
                  textAlign="end"
                  whiteSpace="nowrap"
                  {...line}
                  {...(row.minor[at] == null && { display: { base: 'none', lg: 'table-cell' } })}
                >
                  <Text as="span" color="fg.muted" textStyle="sm" hideFrom="lg" aria-hidden>
                    {head}
                  </Text>
                  <Figure
                    name={words.one({ head, row: row.label })}
                    minor={row.minor[at] ?? null}
                  />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

/** A table where there is room for one beside the menu; else a figure stands on a line of its own. */
const wide = {
  table: { base: 'block', lg: 'table' },
  body: { base: 'block', lg: 'table-row-group' },
  row: { base: 'block', lg: 'table-row' },
}
const line = {
  display: { base: 'flex', lg: 'table-cell' },
  alignItems: 'center',
  justifyContent: 'space-between',
  ps: { base: '0', lg: '3' },
  pe: { base: '0', lg: '3' },
  _first: { ps: '0' },
  _last: { pe: '0' },
  py: { base: '1', lg: '3' },
  borderBottomWidth: { base: '0', lg: '1px' },
} as const

function Figure({ name, minor }: { name: string; minor: number | null }) {
  const { figures: words } = useWords(gstReturns)
  if (minor === null) {
    return (
      <Text as="span" color="fg.muted">
        –
      </Text>
    )
  }
  return (
    <Button
      size="xs"
      variant="ghost"
      textStyle="amount"
      me="-2"
      aria-label={words.copy({ name, amount: formatMoney(minor) })}
      onClick={() => void copy(minor, words)}
    >
      {formatMoney(minor)}
      <Copy aria-hidden />
    </Button>
  )
}
