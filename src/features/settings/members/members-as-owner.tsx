import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { memberRoles } from '#domain/people/members.ts'
import { members } from '#languages/en/screens/members.ts'
import {
  type Member,
  type Staff,
  useMemberChanges,
  type Waiting,
} from '#src/data/account/member-changes.ts'
import { useWords } from '#src/language/words.ts'
import { ConfirmDialog } from '#src/ui/form/dialogs/confirm-dialog.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ColumnList } from '#src/ui/layout/rows/column-list.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList, memberColumns } from './member-list.tsx'

/** What the owner is about to do. */
type Doing =
  | { what: 'invite'; again: Waiting | null }
  | { what: 'takeBack'; invitation: Waiting }
  | { what: 'change' | 'remove'; member: Member }

/** The members and the invitations as the owner sees them, or what members are for. */
export function MembersAsOwner({ staff, person }: { staff: Staff; person: string }) {
  const words = useWords(members)
  const [doing, setDoing] = useState<Doing | null>(null)
  const inviter = useFocusReturn(doing !== null && doing.what !== 'change')
  const { invitations } = staff
  const heads = [words.columns.email, words.columns.role, words.columns.state]
  const isAlone = staff.members.length + invitations.length === 0

  const invite = (
    <Button
      ref={inviter}
      variant={isAlone ? 'solid' : 'outline'}
      aria-haspopup="dialog"
      onClick={() => setDoing({ what: 'invite', again: null })}
    >
      {words.invite}
    </Button>
  )
  return (
    <Panel title={words.title} actions={isAlone ? undefined : invite}>
      {isAlone ? (
        <Stack gap="5">
          <Text color="fg.muted" maxW="42rem">
            {words.about}
          </Text>
          <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="4">
            {memberRoles.map((role) => (
              <Box key={role} p="4" borderWidth="1px" borderRadius="l2">
                <Text as="dt" fontWeight="600">
                  {words.roles[role]}
                </Text>
                <Text as="dd" mt="0.5" textStyle="sm" color="fg.muted">
                  {words.may[role]}
                </Text>
              </Box>
            ))}
          </SimpleGrid>
          <Flex justify="flex-end">{invite}</Flex>
        </Stack>
      ) : (
        <Stack gap="6">
          <MemberList
            staff={staff}
            person={person}
            onChange={(member) => setDoing({ what: 'change', member })}
            onRemove={(member) => setDoing({ what: 'remove', member })}
          />
          {invitations.length > 0 && (
            <Box>
              <Heading as="h3" textStyle="label" mb="3">
                {words.waiting}
              </Heading>
              <Box mx={{ lg: '-5' }}>
                <ColumnList
                  label={words.waiting}
                  columns={memberColumns}
                  heads={heads.map((text) => ({ text }))}
                  isBare
                >
                  {invitations.map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      onAgain={() => setDoing({ what: 'invite', again: invitation })}
                      onTakeBack={() => setDoing({ what: 'takeBack', invitation })}
                    />
                  ))}
                </ColumnList>
              </Box>
            </Box>
          )}
        </Stack>
      )}
      {doing && <DoingDialog doing={doing} onClose={() => setDoing(null)} />}
    </Panel>
  )
}

/** The dialog of it. */
function DoingDialog({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  const { takeBack, takeBackOf, takingBack, removing } = useWords(members)
  const changes = useMemberChanges()
  switch (doing.what) {
    case 'invite':
      return <InviteDialog again={doing.again} onClose={onClose} />
    case 'change':
      return <ChangeRoleDialog member={doing.member} onClose={onClose} />
    case 'takeBack':
      return (
        <ConfirmDialog
          {...takingBack}
          title={takeBackOf({ email: doing.invitation.email })}
          act={takeBack}
          acting={takingBack.takingBack}
          run={() => changes.takeBack(doing.invitation.id)}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <ConfirmDialog
          {...removing}
          title={removing.title({ name: doing.member.name })}
          act={removing.remove}
          acting={removing.removing}
          run={() => changes.remove(doing.member.id)}
          onClose={onClose}
        />
      )
  }
}
