import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { history } from '#languages/en/messages/history.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useConfirmClaim, type WaitingClaim } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { ReceiptSwitch } from '#src/sending/receipt-switch.tsx'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { AttentionRow } from './attention-row.tsx'

interface ConfirmDialogProps {
  claim: WaitingClaim
  onClose: () => void
}

/** Asks once, since a confirmed payment mails a receipt; other figures are entered with the invoice. */
function ConfirmDialog({ claim, onClose }: ConfirmDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { confirming: words } = useWords(dashboard).attention
  const { cancel } = useWords(kit)
  const { settledText } = useAmounts()
  const dates = useDates()
  const confirm = useConfirmClaim()
  const [tellsClient, tellClient] = useState(true)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string | undefined>()
  const send = async () => {
    setPending(true)
    try {
      await confirm(claim, tellsClient)
      showSuccess(messages.paymentConfirmed)
      onClose()
    } catch (error) {
      setFailed(messageOf(error, messages.paymentConfirmFailed))
      setPending(false)
    }
  }
  const amount = settledText(claim, claim.currency)
  const { clientName: client, number } = claim
  return (
    <Dialog title={words.title} busy={pending} onClose={onClose}>
      <Text>{words.about({ client, amount, number, day: dates.day(claim.paidOn) })}</Text>
      <Text mt="2" color="fg.muted">
        {words.check}
      </Text>
      <Box mt="4" _empty={{ display: 'none' }}>
        <ReceiptSwitch
          client={client}
          paidOn={claim.paidOn}
          checked={tellsClient}
          onChange={tellClient}
        />
      </Box>
      <FormError message={failed} />
      <Flex mt="5" gap="3" wrap="wrap">
        <SubmitButton
          type="button"
          pending={pending}
          pendingText={words.pending}
          onClick={() => void send()}
        >
          {words.action}
        </SubmitButton>
        <Button asChild variant="outline">
          <Link to={paths.invoice(claim.invoiceId)}>{words.other}</Link>
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onClose}>
          {cancel}
        </Button>
      </Flex>
    </Dialog>
  )
}

/** A payment that a client reported, with the button that confirms it. */
export function ClaimRow({ claim }: { claim: WaitingClaim }) {
  const { attention: words } = useWords(dashboard)
  const { restored } = useWords(history)
  const { settledText, amountTexts } = useAmounts()
  const [asked, setAsked] = useState(false)
  const button = useFocusReturn(asked)
  const { invoiceId, clientName, number, reference, amount, tdsMinor, currency } = claim
  const detail = [
    reference ? words.claim({ number, reference }) : number,
    ...(tdsMinor > 0
      ? [words.tds({ amount: amountTexts({ minor: tdsMinor, rupeesMinor: null }, currency).main })]
      : []),
    ...(claim.restored ? [restored] : []),
  ].join(' · ')
  return (
    <>
      <AttentionRow
        {...{ invoiceId, clientName, detail, amount, currency }}
        action={
          <Button
            ref={button}
            size="xs"
            variant="subtle"
            aria-haspopup="dialog"
            aria-label={words.confirmOf({
              amount: settledText(claim, currency),
              client: clientName,
            })}
            onClick={() => setAsked(true)}
          >
            {words.confirm}
          </Button>
        }
      />
      {asked && <ConfirmDialog claim={claim} onClose={() => setAsked(false)} />}
    </>
  )
}
