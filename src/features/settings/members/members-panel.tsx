import { Box, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { memberRoles } from '#domain/people/members.ts'
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
    if (business === null) {
      return (
        <Panel title={words.title}>
          <LoadingRegion label={words.loading}>
            {/* Most owners work alone, and see what the roles may. */}
            <Stack aria-hidden gap="5">
              <Skeleton h="4" my="1" w="full" maxW="42rem" />
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
                {memberRoles.map((role) => (
                  <Box key={role} p="4" borderWidth="1px" borderRadius="l2">
                    <Skeleton h="4" my="1" w="28" />
                    <Skeleton h="3.5" mt="5px" mb="3px" w="full" />
                  </Box>
                ))}
              </SimpleGrid>
            </Stack>
          </LoadingRegion>
        </Panel>
      )
    }
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
