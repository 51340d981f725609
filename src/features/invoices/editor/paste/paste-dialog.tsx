import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { TypedItem } from '#domain/document/new/items.ts'
import { invoiceLimits } from '#domain/document/new/new-item.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { type Column, columnsOf, hasHead } from './columns.ts'
import { PasteTable } from './paste-table.tsx'
import { rowsOf } from './rows.ts'

interface PasteDialogProps {
  cells: string[][]
  /** The number of rows that still fit. */
  room: number
  onTake: (rows: TypedItem[]) => void
  onClose: () => void
}

/** Previews pasted cells and the field of each column before they are taken. */
export function PasteDialog({ cells, room, onTake, onClose }: PasteDialogProps) {
  const { paste: words, cancel } = useWords(editor)
  const [columns, setColumns] = useState(() => columnsOf(cells))
  const [withHead, setWithHead] = useState(() => hasHead(cells))
  const lines = withHead ? cells.slice(1) : cells
  const count = Math.min(lines.length, room)
  /** A field is filled by one column. */
  const choose = (place: number, chosen: Column) =>
    setColumns(
      columns.map((column, other) => (other === place ? chosen : column === chosen ? '' : column)),
    )
  return (
    <Dialog
      title={words.title({ count: lines.length })}
      wide={columns.length > 3}
      onClose={onClose}
    >
      <Stack gap="4">
        <PasteTable lines={lines} columns={columns} onChoose={choose} />
        {cells.length > 1 && columns.length > 1 && (
          <SwitchField label={words.withHead} checked={withHead} onChange={setWithHead} />
        )}
        {count < lines.length && (
          <Text color="fg.warning" role="status">
            {words.tooMany({ most: invoiceLimits.items, count })}
          </Text>
        )}
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
          <Button
            flex={{ sm: '1' }}
            disabled={count === 0 || !columns.some(Boolean)}
            onClick={() => onTake(rowsOf(lines, columns))}
          >
            {words.add({ count })}
          </Button>
          <Button flex={{ sm: '1' }} variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
