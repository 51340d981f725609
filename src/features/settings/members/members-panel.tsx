import { Box } from '@chakra-ui/react'
import { account } from '#languages/en/screens/account.ts'
import { members } from '#languages/en/screens/members.ts'
import { useMembers } from '#src/data/account/members.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import type { ChosenBusiness } from '#src/lib/chosen-business.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ColumnList } from '#src/ui/layout/rows/column-list.tsx'
import { SkeletonRow } from '#src/ui/layout/rows/skeleton-row.tsx'
import { memberColumns } from './member-list.tsx'
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
  const { checkConnection } = useWords(account)
  const { data: staff, error, mutate } = useMembers()
  if (error) {
    return (
      <Panel>
        <ErrorState
          title={words.loadFailed}
          message={messageOf(error, checkConnection)}
          onRetry={() => void mutate()}
        />
      </Panel>
    )
  }
  if (!staff) {
    const { who, role, since } = words.columns
    const heads = [who, role, since].map((text) => ({ text }))
    return (
      <Panel title={words.title}>
        <LoadingRegion label={words.loading}>
          <Box aria-hidden mx={{ lg: '-5' }}>
            <ColumnList label={words.title} columns={memberColumns} heads={heads} isBare>
              {rows.map((row) => (
                <SkeletonRow key={row} heads={heads} hasSecondLine />
              ))}
            </ColumnList>
          </Box>
        </LoadingRegion>
      </Panel>
    )
  }
  return business ? (
    <MembersAsMember staff={staff} person={person} business={business} />
  ) : (
    <MembersAsOwner staff={staff} person={person} />
  )
}
