import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { InvoiceFormSkeleton } from '../editor/invoice-form-skeleton.tsx'
import { ScheduleListScreen } from './schedule-list-screen.tsx'
import { ScheduleScreen } from './schedule-screen.tsx'

const ScheduleFormScreen = lazy(() =>
  import('./schedule-form-screen.tsx').then((it) => ({ default: it.ScheduleFormScreen })),
)

/** All that lies below `/schedules`: the list, one of them, and the form, which brings the editor along. */
export function ScheduleScreens() {
  const words = useWords(schedules)
  const [first = '', second] = (useParams()['*'] ?? '').split('/')
  if (first === '') return <ScheduleListScreen />
  if (first !== 'create' && second !== 'edit') return <ScheduleScreen key={first} id={first} />
  return (
    <Suspense
      fallback={
        <LoadingRegion label={words.loadingForm}>
          <InvoiceFormSkeleton />
        </LoadingRegion>
      }
    >
      <ScheduleFormScreen key={first} id={first === 'create' ? null : first} />
    </Suspense>
  )
}
