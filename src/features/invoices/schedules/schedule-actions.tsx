import { Button, Flex, Text } from '@chakra-ui/react'
import { CircleStop, Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Schedule } from '#domain/schedule.ts'
import { type ScheduleAction, useScheduleActions } from '../../../data/schedules.ts'
import { schedules } from '../../../language/english/schedules.ts'
import { useWords } from '../../../language/words.ts'
import { paths } from '../../../lib/paths.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'

const done = {
  pause: 'schedulePaused',
  resume: 'scheduleResumed',
  end: 'scheduleEnded',
  delete: 'scheduleDeleted',
} as const satisfies Record<ScheduleAction, keyof typeof messages>

/** Pausing and going on, ending, and deleting, which is asked first. */
export function ScheduleActions({ schedule: { id, state } }: { schedule: Schedule }) {
  const { actions: words } = useWords(schedules)
  const navigate = useNavigate()
  const { act } = useScheduleActions()
  const [pending, setPending] = useState(false)
  const [asked, setAsked] = useState(false)

  const run = async (action: ScheduleAction) => {
    setPending(true)
    try {
      await act(id, action)
      showSuccess(messages[done[action]])
      if (action === 'delete') navigate(paths.schedules, { replace: true })
    } catch (error) {
      showError(messageOf(error, messages.scheduleActionFailed))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {state === 'active' ? (
        <Button variant="outline" disabled={pending} onClick={() => run('pause')}>
          <Pause aria-hidden /> {words.pause}
        </Button>
      ) : (
        <Button variant="outline" disabled={pending} onClick={() => run('resume')}>
          <Play aria-hidden /> {words.resume}
        </Button>
      )}
      {state !== 'ended' && (
        <Button variant="outline" disabled={pending} onClick={() => run('end')}>
          <CircleStop aria-hidden /> {words.end}
        </Button>
      )}
      <Button variant="outline" disabled={pending} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden /> {words.delete}
      </Button>
      {asked && (
        <Dialog title={words.question} busy={pending} onClose={() => setAsked(false)}>
          <Text mb="5">{words.about}</Text>
          <Flex gap="2" wrap="wrap">
            <Button colorPalette="red" disabled={pending} onClick={() => run('delete')}>
              {words.delete}
            </Button>
            <Button variant="outline" disabled={pending} onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
          </Flex>
        </Dialog>
      )}
    </>
  )
}
