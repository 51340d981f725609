import { Button, Separator, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { members } from '#languages/en/screens/members.ts'
import { leaveBusiness, type Staff } from '#src/data/account/member-changes.ts'
import { useWords } from '#src/language/words.ts'
import { type ChosenBusiness, chooseBusiness } from '#src/lib/chosen-business.ts'
import { ConfirmDialog } from '#src/ui/form/dialogs/confirm-dialog.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ActionRow } from '../action-row.tsx'
import { MemberList } from './member-list.tsx'

interface MembersAsMemberProps {
  staff: Staff
  person: string
  business: ChosenBusiness
}

/** The members as one of them sees them, with the way out. */
export function MembersAsMember({ staff, person, business }: MembersAsMemberProps) {
  const words = useWords(members)
  const [leaving, setLeaving] = useState(false)
  const opener = useFocusReturn(leaving)
  const leave = async () => {
    await leaveBusiness(business.id)
    chooseBusiness(null)
  }
  return (
    <Panel title={words.title}>
      <Stack gap="5">
        <MemberList staff={staff} person={person} />
        <Separator />
        <ActionRow
          title={business.name}
          about={words.leaveAbout({ role: words.roles[business.role] })}
          action={
            <Button
              ref={opener}
              variant="outline"
              aria-haspopup="dialog"
              onClick={() => setLeaving(true)}
            >
              {words.leave}
            </Button>
          }
        />
      </Stack>
      {leaving && (
        <ConfirmDialog
          title={words.leaving.title({ business: business.name })}
          lead={words.leaving.lead}
          act={words.leaving.leave}
          acting={words.leaving.leaving}
          failed={words.leaving.failed}
          run={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </Panel>
  )
}
