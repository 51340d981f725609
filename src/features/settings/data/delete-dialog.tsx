import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { DeleteProof } from './delete-proof.tsx'

const List = chakra('ul')

interface DeleteDialogProps {
  email: string
  onClose: () => void
}

const follows = [
  'At once: you are signed out on all devices. Your clients’ links show nothing, no mail goes out, and nothing is issued by itself.',
  'Within seven days: log in, and everything goes on as before.',
  'After seven days: everything is erased, issued documents included. Nobody can bring it back.',
]

/** Asks twice: first by what follows, then by a proof that it is the person. */
export function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  if (sure) {
    return (
      <Dialog key="proof" title="Prove that it is you" busy={busy} onClose={onClose}>
        <DeleteProof email={email} onBusy={setBusy} onCancel={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog key="follows" title="Delete your account?" onClose={onClose}>
      <List mb="3" ps="5" listStyleType="disc" display="grid" gap="2">
        {follows.map((text) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </List>
      <Text mb="5" fontWeight="600">
        Have you exported everything? It is on this page, and it is the copy that the law has you
        keep.
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="red" onClick={() => setSure(true)}>
          Continue
        </Button>
        <Button variant="outline" onClick={onClose}>
          Keep my account
        </Button>
      </Flex>
    </Dialog>
  )
}
