import { Box, Flex, IconButton, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
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
import { ItemDialog } from './item-dialog.tsx'
import { itemColumns } from './item-list-head.tsx'
import { oneUnit } from './one-unit.ts'
import { useArchiving } from './use-archiving.ts'

/** An item of the list, with what can be done with it. */
export function ItemLine({ item }: { item: CatalogueItem }) {
  const { line: words } = useWords(catalogue)
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
    return words.per({ unit: code ? nameOf(words.units, code) : oneUnit(unit) })
  }
  const { hsnSac, usedAt } = item
  const tax = taxText(item.gstRate, item.taxability, names)
  const usedOn = usedAt ? dates.day(dayInIndia(new Date(usedAt))) : null
  const facts = [
    hsnSac && words[hsnSac.startsWith('99') ? 'sac' : 'hsn']({ code: hsnSac }),
    tax,
    usedOn ? words.used({ day: usedOn }) : words.unused,
  ]

  return (
    <LinkBox
      as="li"
      display="grid"
      gridTemplateColumns={itemColumns}
      alignItems="center"
      columnGap="3"
      rowGap="1"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Text fontWeight="600" overflowWrap="anywhere" lineClamp="2">
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
      <Text hideBelow="lg" textStyle="meta" color="fg.muted">
        {hsnSac}
      </Text>
      <Text hideBelow="lg" textStyle="meta" color="fg.muted">
        {tax}
      </Text>
      <Text hideBelow="lg" textStyle="meta" color="fg.muted">
        {usedOn ?? words.unused}
      </Text>
      <Text textStyle="number" textAlign="end" whiteSpace="nowrap">
        {item.rate !== null && formatRate(item.rate, item.currency)}
        {item.unit && (
          <Box as="span" color="fg.muted" display={{ base: 'block', lg: 'inline' }}>
            {item.rate === null ? item.unit : ` ${perUnit(item.unit)}`}
          </Box>
        )}
      </Text>
      <Flex justify="flex-end" me={{ base: '-2', lg: '0' }}>
        {item.isArchived ? (
          <IconButton
            variant="ghost"
            aria-label={words.restore({ item: item.description })}
            onClick={leaving(restore)}
          >
            <ArchiveRestore aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            variant="ghost"
            aria-label={words.archive({ item: item.description })}
            onClick={leaving(archive)}
          >
            <Archive aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Text hideFrom="lg" gridColumn="1 / -1" textStyle="meta" color="fg.muted">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {editing && <ItemDialog item={item} onClose={() => setEditing(false)} />}
    </LinkBox>
  )
}
