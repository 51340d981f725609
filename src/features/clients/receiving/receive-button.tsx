import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Client } from '#domain/people/client.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import { useWords } from '#src/language/words.ts'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

const ReceiptDialog = lazy(async () => ({
  default: (await import('./receipt-dialog.tsx')).ReceiptDialog,
}))

export function ReceiveButton({ client }: { client: Client }) {
  const { receipt: words } = useWords(receiving)
  const [open, setOpen] = useState(false)
  const button = useFocusReturn(open)
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden /> {words.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReceiptDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
