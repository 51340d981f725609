import { Box, IconButton, LinkOverlay, Text } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { dayInIndia } from '#domain/dates.ts'
import type { CatalogueItem } from '#domain/document/catalogue.ts'
import { taxText } from '#domain/gst/choices.ts'
import { uqcOf } from '#domain/gst/units.ts'
import { formatRate } from '#domain/money.ts'
import { taxes } from '#languages/en/names/taxes.ts'
import { catalogue } from '#languages/en/screens/catalogue.ts'
import { nameOf } from '#languages/name-of.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { ActionCell, ColumnCell, ColumnRow, TitleCell } from '../../ui/layout/rows/column-list.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { knownUnit, oneUnit } from './one-unit.ts'
import { useArchiving } from './use-archiving.ts'

/** An item of the list, with what can be done with it. */
export function ItemLine({ item }: { item: CatalogueItem }) {
  const {
    line: words,
    list: { columns: heads },
  } = useWords(catalogue)
  const names = useWords(taxes)
  const dates = useDates()
  const [editing, setEditing] = useState(false)
  const { archive, restore } = useArchiving(item.id)
  // The line leaves the list with its buttons: the focus stays in the content.
  const leaving = (act: () => Promise<void>) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('main')?.focus()
    void act()
  }

  const perUnit = (unit: string) => {
    const code = uqcOf(unit)
    if (code === 'NOS') return words.each
    if (code) return words.per({ unit: nameOf(words.units, code) })
    const one = oneUnit(unit)
    return words.per({ unit: knownUnit(words.ofServices, one) ?? one })
  }
  const { hsnSac, usedAt } = item
  const tax = taxText(item.gstRate, item.taxability, names)
  const usedOn = usedAt ? dates.day(dayInIndia(new Date(usedAt))) : null
  const unit = item.unit && (item.rate === null ? item.unit : perUnit(item.unit))
  const empty = (
    <Box as="span" color="fg.muted" aria-hidden>
      –
    </Box>
  )
  return (
    <ColumnRow isLink={!item.isArchived}>
      <TitleCell>
        <Text fontWeight="600" lineClamp="2">
          {item.isArchived ? (
            item.description
          ) : (
            // A click anywhere in the line edits it.
            <LinkOverlay asChild cursor="pointer" textAlign="start">
              <button
                type="button"
                aria-label={words.edit({ item: item.description })}
                onClick={() => setEditing(true)}
              >
                {item.description}
              </button>
            </LinkOverlay>
          )}
        </Text>
        <Text hideFrom="lg" textStyle="meta" color="fg.muted">
          <Dotted>
            {[hsnSac, tax, usedOn ? words.usedOn({ day: usedOn }) : words.unused].filter(Boolean)}
          </Dotted>
        </Text>
      </TitleCell>
      <ColumnCell label={heads.code} isWide>
        {hsnSac ?? empty}
      </ColumnCell>
      <ColumnCell label={heads.tax} isWide>
        {tax || empty}
      </ColumnCell>
      <ColumnCell label={heads.used} isWide>
        <Box as="span" color={usedOn ? undefined : 'fg.muted'} whiteSpace="nowrap">
          {usedOn ?? words.unused}
        </Box>
      </ColumnCell>
      <ColumnCell label={heads.rate} atEnd isWide={item.rate === null && unit === null}>
        <Text textStyle="amount">
          {item.rate === null ? empty : formatRate(item.rate, item.currency)}
          {unit && (
            <Box as="span" hideFrom="lg" color="fg.muted" fontWeight="400">
              {` ${unit}`}
            </Box>
          )}
        </Text>
      </ColumnCell>
      <ColumnCell label={heads.unit} isWide>
        {unit ?? empty}
      </ColumnCell>
      <ActionCell>
        <IconButton
          variant="ghost"
          size="sm"
          position="relative"
          me="-2"
          aria-label={words[item.isArchived ? 'restore' : 'archive']({ item: item.description })}
          onClick={leaving(item.isArchived ? restore : archive)}
        >
          {item.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        </IconButton>
      </ActionCell>
      {editing && <ItemDialog item={item} onClose={() => setEditing(false)} />}
    </ColumnRow>
  )
}
