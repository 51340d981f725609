import { Button, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { useSession } from '#src/data/account/session.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}))

/** Deleting an account: what happens to everything, what to export first, and the way to do it. */
export function DeletePanel() {
  const { user } = useSession()
  const words = useWords(accountData).leave
  const [asking, setAsking] = useState(false)
  const button = useFocusReturn(asking)
  return (
    <Panel title={words.title} mt="6">
      <Stack gap="3" align="start" maxW="80ch">
        <Text>{words.about}</Text>
        <Text color="fg.muted">{words.before} </Text>
        <Button
          ref={button}
          variant="outline"
          color="fg.error"
          borderColor="border.error"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {words.delete}
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
