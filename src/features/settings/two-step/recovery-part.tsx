import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { useFactorChanges } from '#src/data/account/second-factor.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ActionRow } from '../action-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProof } from './use-proof.tsx'

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryPart({ left }: { left: number }) {
  const { messageOf } = useSpeech()
  const { recovery: words } = useWords(twoStep)
  const { makeCodes } = useFactorChanges()
  const { proven, dialog } = useProof()
  const [making, setMaking] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [failure, setFailure] = useState('')

  const make = async () => {
    setMaking(true)
    setFailure('')
    try {
      setCodes(await proven(makeCodes))
    } catch (error) {
      setFailure(messageOf(error, words.failed))
    } finally {
      setMaking(false)
    }
  }

  return (
    <Box>
      <ActionRow
        title={words.left({ count: left })}
        about={words.about}
        action={
          <Button variant="outline" disabled={making} onClick={make}>
            {making ? words.making : words.make}
          </Button>
        }
      />
      {failure && (
        <Box mt="4">
          <FormError message={failure} />
        </Box>
      )}
      {dialog}
      {codes && (
        <Dialog title={words.title} busy onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        </Dialog>
      )}
    </Box>
  )
}
