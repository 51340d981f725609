import { members } from '#languages/en/screens/members.ts'
import { useMembers } from '#src/data/account/members.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import type { ChosenBusiness } from '#src/lib/chosen-business.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { DetailsSkeleton } from '../details-skeleton.tsx'
import { MembersAsMember } from './members-as-member.tsx'
import { MembersAsOwner } from './members-as-owner.tsx'

const rows = ['owner', 'member']

interface MembersPanelProps {
  /** The id of who reads. */
  person: string
  /** The business of somebody else that they work for; null: it is their own. */
  business: ChosenBusiness | null
}

/** Who works for the business; its owner invites and removes, a member may leave. */
export function MembersPanel({ person, business }: MembersPanelProps) {
  const { messageOf } = useSpeech()
  const words = useWords(members)
  const { data: staff, error, mutate } = useMembers()
  if (error) {
    return (
      <Panel title={words.title}>
        <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
      </Panel>
    )
  }
  if (!staff) return <DetailsSkeleton title={words.title} label={words.loading} rows={rows} />
  return business ? (
    <MembersAsMember staff={staff} person={person} business={business} />
  ) : (
    <MembersAsOwner staff={staff} person={person} />
  )
}
