import { Button, Flex, Text } from '@chakra-ui/react'
import { CircleStop, Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { useActing } from './use-acting.tsx'

/** Pausing and going on, ending, and deleting, which is asked first, as is what issues an invoice at once. */
export function ScheduleActions({ schedule }: { schedule: Schedule }) {
  const { state } = schedule
  const { actions: words } = useWords(schedules)
  const navigate = useNavigate()
  const { pending, run, resume, question } = useActing(schedule)
  const [asked, setAsked] = useState(false)
  const remove = () => run('delete', () => navigate(paths.schedules, { replace: true }))

  return (
    <>
      {state === 'active' ? (
        <Button variant="outline" disabled={pending} onClick={() => run('pause')}>
          <Pause aria-hidden /> {words.pause}
        </Button>
      ) : (
        <Button variant="outline" disabled={pending} onClick={resume}>
          <Play aria-hidden /> {words.resume}
        </Button>
      )}
      {state !== 'ended' && (
        <Button variant="outline" disabled={pending} onClick={() => run('end')}>
          <CircleStop aria-hidden /> {words.end}
        </Button>
      )}
      <Button variant="outline" color="fg.error" disabled={pending} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden /> {words.delete}
      </Button>
      {question}
      {asked && (
        <Dialog title={words.question} busy={pending} onClose={() => setAsked(false)}>
          <Text mb="5">{words.about}</Text>
          <Flex gap="2" wrap="wrap" direction="row-reverse">
            <Button colorPalette="red" disabled={pending} onClick={remove}>
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
