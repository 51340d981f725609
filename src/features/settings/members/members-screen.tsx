import { useSession } from '#src/data/account/session.ts'
import { businessFor } from '#src/lib/chosen-business.ts'
import { MembersPanel } from './members-panel.tsx'

export function MembersScreen() {
  const { user } = useSession()
  return user && <MembersPanel person={user.id} business={businessFor(user.id)} />
}
