import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Dialog } from '../../../../ui/layout/dialog.tsx'
import { Key } from './key.tsx'

const List = chakra('dl')

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** What each key does, and where; the keys themselves are in `row-keys.ts` and `use-form-keys.ts`. */
const groups: { title: string; keys: [keys: string[], does: string][] }[] = [
  {
    title: 'Anywhere',
    keys: [
      [['Command', 'Enter'], 'Issues'],
      [['Command', 'S'], 'Saves the draft now'],
      [['?'], 'Shows the keys, outside of fields'],
    ],
  },
  {
    title: 'In a row',
    keys: [
      [['Enter'], 'Goes on to what the row lacks, then to the next row'],
      [['Tab'], 'Goes on field by field; at the very end it adds a row'],
      [['Alt', '↑'], 'Moves the row up'],
      [['Alt', '↓'], 'Moves the row down'],
      [['Command', 'D'], 'Doubles the row'],
      [['Backspace'], 'Removes an empty row'],
    ],
  },
  {
    title: 'In a field',
    keys: [
      [['↓'], 'Opens suggestions, and chooses among them'],
      [['Enter'], 'Takes a suggestion'],
      [['Esc'], 'Leaves the suggestions'],
    ],
  },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const command = isApple() ? '⌘' : 'Ctrl'
  return (
    <Dialog title="Keys" onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <Box key={title} mb="5">
          <Text textStyle="label" color="fg.muted" mb="2">
            {title}
          </Text>
          <List
            display="grid"
            gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
            columnGap="4"
            rowGap="2"
          >
            {keys.map(([names, does]) => (
              <Fragment key={does}>
                <Flex as="dt" gap="1" align="start">
                  {names.map((name) => (
                    <Key key={name}>{name === 'Command' ? command : name}</Key>
                  ))}
                </Flex>
                <dd>{does}</dd>
              </Fragment>
            ))}
          </List>
        </Box>
      ))}
      <Text textStyle="sm" color="fg.muted" mb="5">
        Fields of numbers take sums, such as 12*1500 or 15%. Cells copied from a spreadsheet become
        rows where you paste them.
      </Text>
      <Button variant="outline" w="full" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}
