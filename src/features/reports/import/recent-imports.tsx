import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { importKinds } from '#domain/import/import-fields.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { type Import, useImportActions, useImports } from '#src/data/imports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Milliseconds in which an import can be undone; the database holds the same. */
const A_DAY = 24 * 60 * 60 * 1000

function ImportLine({ one, onFail }: { one: Import; onFail: (reason: string) => void }) {
  const { messageOf, messages } = useSpeech()
  const { recent: words, counted } = useWords(importing)
  const dates = useDates()
  const by = useBy()
  const { undo } = useImportActions()
  const [isBusy, setBusy] = useState(false)
  const isFresh = Date.now() - new Date(one.createdAt).getTime() < A_DAY
  const takeOut = async () => {
    setBusy(true)
    onFail('')
    try {
      await undo(one.id)
      showSuccess(words.wasUndone)
    } catch (error) {
      onFail(messageOf(error, messages.importUndoFailed))
    } finally {
      setBusy(false)
    }
  }
  const kind = importKinds.find((known) => known === one.kind)
  const made = kind ? counted[kind]({ count: one.made }) : String(one.made)
  const instant = dates.instant(one.createdAt)
  return (
    <Flex
      as="li"
      py="3"
      gap="4"
      wrap="wrap"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box>
        <Text fontWeight="500">{made}</Text>
        <Text textStyle="sm" color="fg.muted">
          {[instant, by(one.changedByName)].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {one.state === 'undone' && <Text color="fg.muted">{words.undone}</Text>}
      {one.state === 'written' && isFresh && (
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={takeOut}
          aria-label={words.undoOne({ counted: made, instant })}
        >
          {isBusy ? words.undoing : words.undo}
        </Button>
      )}
    </Flex>
  )
}

/** Lists the latest imports, each of which can be undone for a day. */
export function RecentImports() {
  const { recent: words } = useWords(importing)
  const { data } = useImports()
  const [failure, setFailure] = useState('')
  if (!data || data.length === 0) return null
  return (
    <Panel title={words.title}>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {words.about}
      </Text>
      <Box as="ul" listStyleType="none">
        {data.map((one) => (
          <ImportLine key={one.id} one={one} onFail={setFailure} />
        ))}
      </Box>
      {failure && (
        <Box mt="3">
          <FormError message={failure} />
        </Box>
      )}
    </Panel>
  )
}
