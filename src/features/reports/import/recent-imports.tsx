import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { formatInstant } from '#domain/instants.ts'
import { messages } from '#domain/messages.ts'
import { type Import, useImportActions, useImports } from '../../../data/imports.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

import { counted } from './counted.ts'

/** Milliseconds in which an import can be undone; the database holds the same. */
const A_DAY = 24 * 60 * 60 * 1000

function ImportLine({ one, onFail }: { one: Import; onFail: (reason: string) => void }) {
  const { undo } = useImportActions()
  const [isBusy, setBusy] = useState(false)
  const isFresh = Date.now() - new Date(one.createdAt).getTime() < A_DAY
  const takeOut = async () => {
    setBusy(true)
    onFail('')
    try {
      await undo(one.id)
      showSuccess('The import was undone.')
    } catch (error) {
      onFail(messageOf(error, messages.importUndoFailed))
    } finally {
      setBusy(false)
    }
  }
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
        <Text fontWeight="500">{counted(one.made, one.kind)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {formatInstant(one.createdAt)}
        </Text>
      </Box>
      {one.state === 'undone' && <Text color="fg.muted">Undone</Text>}
      {one.state === 'written' && isFresh && (
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={takeOut}
          aria-label={`Undo ${counted(one.made, one.kind)} of ${formatInstant(one.createdAt)}`}
        >
          {isBusy ? 'Undoing...' : 'Undo'}
        </Button>
      )}
    </Flex>
  )
}

/** What was brought in of late; for a day it can be taken out again. */
export function RecentImports() {
  const { data } = useImports()
  const [failure, setFailure] = useState('')
  if (!data || data.length === 0) return null
  return (
    <Panel title="Brought in">
      <Text textStyle="sm" color="fg.muted" mb="2">
        For a day, and while nothing was built on it, an import can be undone as a whole.
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
