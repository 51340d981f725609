import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { Key } from './key.tsx'

const List = chakra('dl')

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

type Said = keyof (typeof editor)['keys']

/**
 * Explains the keys of the form; the keys themselves are in `row-keys.ts` and `use-form-keys.ts`.
 */
const groups: { title: Said; keys: [keys: string[], does: Said][] }[] = [
  {
    title: 'anywhere',
    keys: [
      [['Command', 'Enter'], 'issue'],
      [['Command', 'Shift', 'Enter'], 'send'],
      [['Command', 'S'], 'save'],
      [['?'], 'help'],
    ],
  },
  {
    title: 'inRow',
    keys: [
      [['Enter'], 'next'],
      [['Tab'], 'tab'],
      [['Alt', '↑'], 'up'],
      [['Alt', '↓'], 'down'],
      [['Command', 'D'], 'double'],
      [['Backspace'], 'remove'],
    ],
  },
  {
    title: 'inField',
    keys: [
      [['↓'], 'open'],
      [['Enter'], 'take'],
      [['Esc'], 'leave'],
    ],
  },
]

interface KeysDialogProps {
  /** Whether what is made here can be sent at once. */
  sends?: boolean
  onClose: () => void
}

export function KeysDialog({ sends = false, onClose }: KeysDialogProps) {
  const { keys: words } = useWords(editor)
  const command = isApple() ? '⌘' : 'Ctrl'
  return (
    <Dialog title={words.title} onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <Box key={title} mb="5">
          <Text textStyle="label" color="fg.muted" mb="2">
            {words[title]}
          </Text>
          <List
            display="grid"
            gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
            columnGap="4"
            rowGap="2"
          >
            {keys
              .filter(([, does]) => sends || does !== 'send')
              .map(([names, does]) => (
                <Fragment key={does}>
                  <Flex as="dt" gap="1" align="start" wrap="wrap">
                    {names.map((name) => (
                      <Key key={name}>{name === 'Command' ? command : name}</Key>
                    ))}
                  </Flex>
                  <dd>{words[does]}</dd>
                </Fragment>
              ))}
          </List>
        </Box>
      ))}
      <Text textStyle="sm" color="fg.muted" mb="5">
        {words.sums}
      </Text>
      <Button variant="outline" w="full" onClick={onClose}>
        {words.close}
      </Button>
    </Dialog>
  )
}
