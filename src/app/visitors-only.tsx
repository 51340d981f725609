import { Navigate, Outlet } from 'react-router-dom'
import { useVisitor } from '../data/account/visitor.ts'
import { paths } from '../lib/paths.ts'
import { FullPageLoader } from '../ui/feedback/full-page-loader.tsx'

/** The landing page is for visitors; whoever is signed in goes on to the dashboard. */
export function VisitorsOnly() {
  const status = useVisitor()
  if (status === 'loading') return <FullPageLoader />
  if (status === 'signed-in') return <Navigate to={paths.dashboard} replace />
  return <Outlet />
}
