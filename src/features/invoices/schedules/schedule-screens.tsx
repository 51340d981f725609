import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ScheduleFormHeader, ScheduleFormSkeleton } from './schedule-form-skeleton.tsx'
import { ScheduleListScreen } from './schedule-list-screen.tsx'
import { ScheduleScreen } from './schedule-screen.tsx'

const ScheduleFormScreen = lazy(() =>
  import('./schedule-form-screen.tsx').then((it) => ({ default: it.ScheduleFormScreen })),
)

/** All that lies below `/schedules`: the list, one of them, and the form, which brings the editor along. */
export function ScheduleScreens() {
  const [first = '', second] = (useParams()['*'] ?? '').split('/')
  if (first === '') return <ScheduleListScreen />
  if (first !== 'create' && second !== 'edit') return <ScheduleScreen key={first} id={first} />
  return (
    <Suspense
      fallback={
        <>
          <ScheduleFormHeader isNew={first === 'create'} />
          <ScheduleFormSkeleton />
        </>
      }
    >
      <ScheduleFormScreen key={first} id={first === 'create' ? null : first} />
    </Suspense>
  )
}
