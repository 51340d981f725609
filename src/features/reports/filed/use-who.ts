import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useRole } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'

/** Names who made a mark: a name of null is the owner, who may be the reader. */
export function useWho() {
  const { people } = useWords(gstReturns).status
  const role = useRole()
  return (name: string | null) => name ?? (role === 'owner' ? people.you : people.owner)
}
