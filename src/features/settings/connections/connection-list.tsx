import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/language/speech.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ActionRow } from '../action-row.tsx'
import { ActionSkeleton } from '../details-skeleton.tsx'

const List = chakra('ul')

interface ConnectionListProps<Item> {
  words: { title: string; loading: string; loadFailed: string; none: string; about: string }
  asked: { data?: Item[] | undefined; error?: unknown; mutate: () => unknown }
  /** The button that makes one. */
  make: ReactNode
  /** How a program uses it. */
  how: ReactNode
  row: (item: Item) => ReactNode
}

/** The connections of one kind, or what they are for. */
export function ConnectionList<Item>(props: ConnectionListProps<Item>) {
  const { words, asked, make, how, row } = props
  const { messageOf } = useSpeech()
  const { data: items, error, mutate } = asked
  if (error) {
    return (
      <Panel title={words.title}>
        <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
      </Panel>
    )
  }
  if (!items) return <ActionSkeleton title={words.title} label={words.loading} more={2} />

  const explained = (
    <Text textStyle="sm" color="fg.muted">
      {how}
    </Text>
  )
  return (
    <Panel title={words.title}>
      {items.length === 0 ? (
        <Stack gap="4">
          <ActionRow title={words.none} about={words.about} action={make} />
          {explained}
        </Stack>
      ) : (
        <Stack gap="5">
          <List aria-label={words.title} listStyleType="none" display="grid" gap="4">
            {items.map(row)}
          </List>
          <Flex gap="4" align="center" justify="space-between" wrap="wrap">
            <Box flex="1 1 18rem">{explained}</Box>
            {make}
          </Flex>
        </Stack>
      )}
    </Panel>
  )
}
