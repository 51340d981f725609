import { Navigate } from 'react-router-dom'
import { useSession } from '../data/session.ts'
import { paths } from '../lib/paths.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'

export function Home() {
  const { status } = useSession()
  if (status === 'loading') return <FullPageLoader />
  return <Navigate to={status === 'signed-in' ? paths.dashboard : paths.login} replace />
}
