import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { useWords } from '#src/language/words.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { DeleteProof } from './delete-proof.tsx'

const List = chakra('ul')

interface DeleteDialogProps {
  email: string
  onClose: () => void
}

const follows = ['atOnce', 'within', 'after'] as const

/** Asks twice: first by what follows, then by a proof that it is the person. */
export function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const words = useWords(accountData).leave
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  if (sure) {
    return (
      <Dialog key="proof" title={words.prove} busy={busy} onClose={onClose}>
        <DeleteProof email={email} onBusy={setBusy} onCancel={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog key="follows" title={words.ask} onClose={onClose}>
      <List mb="3" ps="5" listStyleType="disc" display="grid" gap="2">
        {follows.map((one) => (
          <li key={one}>
            <Text>{words.follows[one]}</Text>
          </li>
        ))}
      </List>
      <Text mb="5" fontWeight="600">
        {words.exported}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="red" onClick={() => setSure(true)}>
          {words.goOn}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
      </Flex>
    </Dialog>
  )
}
