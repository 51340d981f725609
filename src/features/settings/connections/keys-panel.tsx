import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { connections } from '#languages/en/screens/connections.ts'
import { type ApiKey, useApiKeys } from '#src/data/account/api-keys.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ActionRow } from '../action-row.tsx'
import { DetailsSkeleton } from '../details-skeleton.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import { MakeKeyDialog } from './make-key-dialog.tsx'

const List = chakra('ul')
const TextLink = chakra(Link)
const rows = ['shop', 'script']

/** The keys of the person's programs, or what a key is for. */
export function KeysPanel() {
  const { messageOf } = useSpeech()
  const words = useWords(connections)
  const { data: keys, error, mutate } = useApiKeys()
  const [making, setMaking] = useState(false)
  const [ended, setEnded] = useState<ApiKey | null>(null)
  const maker = useFocusReturn(making || ended !== null)

  if (error) {
    return (
      <Panel title={words.title}>
        <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
      </Panel>
    )
  }
  if (!keys) return <DetailsSkeleton title={words.title} label={words.loading} rows={rows} />

  const make = (
    <Button ref={maker} variant="outline" aria-haspopup="dialog" onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  )
  const linkTo = (path: string) => (text: ReactNode) => (
    <TextLink to={path} textDecoration="underline">
      {text}
    </TextLink>
  )
  const marks = { link: linkTo(paths.apiDocs), guide: linkTo(paths.assistants) }
  const how = (
    <Text textStyle="sm" color="fg.muted">
      {rich(words.how, marks)}
    </Text>
  )
  return (
    <Panel title={words.title}>
      {keys.length === 0 ? (
        <Stack gap="4">
          <ActionRow title={words.none} about={words.about} action={make} />
          {how}
        </Stack>
      ) : (
        <Stack gap="5">
          <List aria-label={words.title} listStyleType="none" display="grid" gap="4">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onEnd={() => setEnded(key)} />
            ))}
          </List>
          <Flex gap="4" align="center" justify="space-between" wrap="wrap">
            <Box flex="1 1 18rem">{how}</Box>
            {make}
          </Flex>
        </Stack>
      )}
      {making && <MakeKeyDialog onClose={() => setMaking(false)} />}
      {ended && <EndKeyDialog apiKey={ended} onClose={() => setEnded(null)} />}
    </Panel>
  )
}
