import { Button, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../data/account/session.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}))

/** How one leaves: what becomes of everything, what to take along before, and the way there. */
export function DeletePanel() {
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  const button = useFocusReturn(asking)
  return (
    <Panel title="Delete your account">
      <Stack gap="3" align="start">
        <Text>
          Everything of yours is erased for good, seven days after you ask: documents that you
          issued, payments, clients, your profile. During these days your links, mails and schedules
          rest, and a login stops it.
        </Text>
        <Text color="fg.muted">
          Export everything before. Who is registered for GST has to keep their books for 72 months
          after the annual return of the year was due (CGST Act, s. 36), and the export is then your
          only copy.
        </Text>
        <Button
          ref={button}
          variant="outline"
          colorPalette="red"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Delete account
        </Button>
      </Stack>
      {asking && user && (
        <Suspense fallback={null}>
          <DeleteDialog email={user.email} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
