import { lazy, Suspense, useState } from 'react'
import * as v from 'valibot'
import { type NewInvoice, newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import type { MessageCode } from '#domain/messages/message.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { dated, forPeriod, type Schedule } from '#domain/schedule/schedule.ts'
import { type ScheduleAction, useScheduleActions } from '#src/data/schedules.ts'
import { useSpeech } from '#src/language/speech.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
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

/** Runs the actions of a schedule. `question` stands beside the buttons: resuming asks it where it issues an invoice at once. */
export function useActing(schedule: Schedule) {
  const { messageOf, messages } = useSpeech()
  const { act } = useScheduleActions()
  const [pending, setPending] = useState(false)
  const [first, setFirst] = useState<NewInvoice | null>(null)

  const run = async (action: ScheduleAction, then?: () => void) => {
    setPending(true)
    try {
      await act(schedule.id, action)
      showSuccess(messages[done[action]])
      then?.()
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
  const question = first && (
    <Suspense>
      <FirstOne
        invoice={first}
        by="resume"
        pending={pending}
        onBack={() => setFirst(null)}
        onGoOn={() => void run('resume').then(() => setFirst(null))}
      />
    </Suspense>
  )
  return { pending, run, resume, question }
}
