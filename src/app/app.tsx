import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { FullPageLoader } from '../ui/feedback/full-page-loader.tsx'
import { Crash } from './crash.tsx'
import { routes } from './routes.tsx'
import { useScrollPlaces } from './use-scroll-places.ts'

/** The screen of the address; while another one is on its way, the old one stays. */
export function App() {
  const { key } = useLocation()
  useScrollPlaces()
  return (
    <Crash place={key}>
      <Suspense fallback={<FullPageLoader />}>{useRoutes(routes)}</Suspense>
    </Crash>
  )
}
