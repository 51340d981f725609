import { Button, Flex, Text } from '@chakra-ui/react'
import { CircleStop, Pause, Play, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { type NewInvoice, newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import type { MessageCode } from '#domain/messages/message.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { dated, forPeriod, type Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { type ScheduleAction, useScheduleActions } from '#src/data/schedules.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { issuedAtOnce } from './next-days.ts'

const FirstOne = lazy(() => import('./first-one.tsx').then((it) => ({ default: it.FirstOne })))

const done = {
  pause: 'schedulePaused',
  resume: 'scheduleResumed',
  end: 'scheduleEnded',
  delete: 'scheduleDeleted',
} as const satisfies Record<ScheduleAction, MessageCode>

/** The invoice that going on issues today; null where it issues none, or what there is can be none. */
function issuedByResuming(schedule: Schedule): NewInvoice | null {
  const today = todayInIndia()
  // Resuming skips the issues that fell in the pause.
  if (issuedAtOnce(schedule, schedule) !== today) return null
  const dueDate = shiftPeriod('day', today, schedule.termsDays)
  const document = dated(forPeriod(schedule.content, today), dueDate)
  const parsed = v.safeParse(newInvoiceSchema(today), document)
  return parsed.success ? parsed.output : null
}

/** Pausing and going on, ending, and deleting, which is asked first, as is what issues an invoice at once. */
export function ScheduleActions({ schedule }: { schedule: Schedule }) {
  const { messageOf, messages } = useSpeech()
  const { id, state } = schedule
  const { actions: words } = useWords(schedules)
  const navigate = useNavigate()
  const { act } = useScheduleActions()
  const [pending, setPending] = useState(false)
  const [asked, setAsked] = useState(false)
  const [first, setFirst] = useState<NewInvoice | null>(null)

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

  const resume = () => {
    const issued = issuedByResuming(schedule)
    return issued ? setFirst(issued) : run('resume')
  }

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
      <Button variant="outline" disabled={pending} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden /> {words.delete}
      </Button>
      {first && (
        <Suspense>
          <FirstOne
            invoice={first}
            by="resume"
            pending={pending}
            onBack={() => setFirst(null)}
            onGoOn={() => void run('resume').then(() => setFirst(null))}
          />
        </Suspense>
      )}
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
