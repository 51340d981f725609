import { Box, Button, Heading, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { members } from '#languages/en/screens/members.ts'
import {
  type Member,
  type Staff,
  useMemberChanges,
  type Waiting,
} from '#src/data/account/member-changes.ts'
import { useWords } from '#src/language/words.ts'
import { ConfirmDialog } from '#src/ui/form/confirm-dialog.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ActionRow } from '../action-row.tsx'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { List, MemberList } from './member-list.tsx'

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
  const isAlone = staff.members.length + invitations.length === 0

  const invite = (
    <Button
      ref={inviter}
      variant="outline"
      aria-haspopup="dialog"
      onClick={() => setDoing({ what: 'invite', again: null })}
    >
      {words.invite}
    </Button>
  )
  return (
    <Panel title={words.title} actions={isAlone ? undefined : invite}>
      {isAlone ? (
        <ActionRow title={words.none} about={words.about} action={invite} />
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
              <List aria-label={words.waiting}>
                {invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    onAgain={() => setDoing({ what: 'invite', again: invitation })}
                    onTakeBack={() => setDoing({ what: 'takeBack', invitation })}
                  />
                ))}
              </List>
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
