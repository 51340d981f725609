import { useSession } from '#src/data/account/session.ts'
import { businessFor } from '#src/lib/chosen-business.ts'
import { CommentsPanel } from './comments-panel.tsx'

/** The comments on a document, for whoever is signed in. */
export function CommentsOf({ document }: { document: string }) {
  const { user } = useSession()
  if (!user) return null
  const isOwner = businessFor(user.id) === null
  return <CommentsPanel document={document} person={user.id} isOwner={isOwner} />
}
