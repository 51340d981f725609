import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { AdvanceFor } from '#domain/payment/payment.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import type { Client } from '#domain/people/client.ts'
import { money } from '#languages/en/names/money.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import { nameOf } from '#languages/name-of.ts'
import { useBusiness } from '#src/data/business.ts'
import { useAdvances, useReceiptActions } from '#src/data/receipts.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

const UndoDialog = lazy(async () => ({
  default: (await import('./undo-dialog.tsx')).UndoDialog,
}))
const VoucherDialog = lazy(async () => ({
  default: (await import('./voucher-dialog.tsx')).VoucherDialog,
}))
const GiveBackDialog = lazy(async () => ({
  default: (await import('./give-back-dialog.tsx')).GiveBackDialog,
}))

interface DecideButtonProps {
  of: { amount: string; day: string }
  advance: Receipt
  to: AdvanceFor
}

interface AdvanceRowProps {
  client: Client
  advance: Receipt
  /** Whether its seller owes tax of an advance for services. */
  isTaxed: boolean
}

function AdvanceRow({ client, advance, isTaxed }: AdvanceRowProps) {
  const { advances: words } = useWords(receiving)
  const { methods } = useWords(money)
  const dates = useDates()
  const by = useBy()
  const [open, setOpen] = useState<'undo' | 'voucher' | 'back' | null>(null)
  const undo = useFocusReturn(open === 'undo')
  const more = useFocusReturn(open === 'voucher')
  const back = useFocusReturn(open === 'back')
  const {
    currency,
    advanceMinor,
    amountMinor,
    paidOn,
    method,
    reference,
    note,
    voucher,
    returned,
    advanceFor,
    needsAmendment,
    byName,
    changedByName,
  } = advance
  const givenBack = formatMoney(returned?.amountMinor ?? 0, currency)
  const shown = advanceMinor > 0 ? formatMoney(advanceMinor, currency) : givenBack
  const isPart = advanceMinor > 0 && advanceMinor < amountMinor
  const received = isPart ? words.leftOf({ amount: formatMoney(amountMinor, currency) }) : null
  const of = { amount: shown, day: dates.day(paidOn) }
  const close = () => setOpen(null)
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex justify="space-between" gap="4">
        <Text minW="0">{words.received({ day: of.day })}</Text>
        <Text textStyle="amount">{shown}</Text>
      </Flex>
      <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        {[
          received,
          nameOf(methods, method),
          reference,
          note,
          by(byName),
          isTaxed && words.for[advanceFor ?? 'unknown'],
          isTaxed && !returned && by(changedByName),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {needsAmendment && (
        <Text textStyle="meta" color="fg.warning">
          {words.amend}
        </Text>
      )}
      {returned && (
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {[
            words.givenBack({ amount: givenBack }),
            dates.day(returned.paidOn),
            nameOf(methods, returned.method),
            returned.reference,
            returned.note,
            by(changedByName),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      {voucher && (
        <Text textStyle="meta" color="fg.muted">
          {words.voucher}{' '}
          <Link to={paths.invoice(voucher.id)}>
            <Text as="span" color="fg" textDecoration="underline" whiteSpace="nowrap">
              {voucher.number}
            </Text>
          </Link>
        </Text>
      )}
      <Flex mt="1.5" gap="2" wrap="wrap">
        {!voucher && isTaxed && advanceFor !== 'services' && (
          <DecideButton of={of} advance={advance} to="services" />
        )}
        {!voucher && isTaxed && advanceFor !== 'goods' && (
          <DecideButton of={of} advance={advance} to="goods" />
        )}
        {!voucher && isTaxed && advanceMinor > 0 && advanceFor !== 'goods' && (
          <Button
            ref={more}
            size="xs"
            variant="outline"
            aria-haspopup="dialog"
            aria-label={words.voucherFor(of)}
            onClick={() => setOpen('voucher')}
          >
            {words.voucher}
          </Button>
        )}
        {advanceMinor > 0 && (voucher || !returned) && (
          <Button
            ref={voucher || !isTaxed ? more : back}
            size="xs"
            variant="outline"
            aria-haspopup="dialog"
            aria-label={words.giveBackOf(of)}
            onClick={() => setOpen('back')}
          >
            {words.giveBack}
          </Button>
        )}
        <Button
          ref={undo}
          size="xs"
          variant="ghost"
          aria-haspopup="dialog"
          aria-label={words.undoOf(of)}
          onClick={() => setOpen('undo')}
        >
          {words.undo}
        </Button>
      </Flex>
      {open && (
        <Suspense fallback={null}>
          {open === 'undo' && <UndoDialog advance={advance} onClose={close} />}
          {open === 'voucher' && (
            <VoucherDialog client={client} advance={advance} onClose={close} />
          )}
          {open === 'back' && <GiveBackDialog advance={advance} onClose={close} />}
        </Suspense>
      )}
    </Box>
  )
}

/**
 * Decides between services and goods for an advance; a decision after filing changes its return.
 */
function DecideButton({ of, advance, to }: DecideButtonProps) {
  const { messageOf, messages } = useSpeech()
  const { advances: words } = useWords(receiving)
  const { decide } = useReceiptActions()
  const [busy, setBusy] = useState(false)
  const say = async () => {
    setBusy(true)
    try {
      await decide(advance.id, to)
      showSuccess(messages.advanceDecided)
    } catch (error) {
      showError(messageOf(error, messages.advanceDecisionFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="xs"
      variant="outline"
      disabled={busy}
      aria-label={words.decideOf[to](of)}
      onClick={say}
    >
      {words.decide[to]}
    </Button>
  )
}

/**
 * The client's advances that no invoice has used yet, with their refunds; nothing where there are
 * none.
 */
export function Advances({ client }: { client: Client }) {
  const { messageOf, messages } = useSpeech()
  const { advances: words } = useWords(receiving)
  const { data: advances = [], error, mutate } = useAdvances(client.id)
  const { data: business } = useBusiness(advances.length > 0)
  const isTaxed = business?.gstRegistration === 'regular'
  const failed = error !== undefined && advances.length === 0
  if (!failed && advances.length === 0) return null
  return (
    <Panel title={words.title}>
      {failed ? (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      ) : (
        <>
          {isTaxed &&
            advances.some(
              ({ voucher, advanceMinor, advanceFor }) =>
                voucher === null && advanceMinor > 0 && advanceFor !== 'goods',
            ) && (
              <Text textStyle="sm" color="fg.muted" mb="1">
                {words.taxed}
              </Text>
            )}
          <Box as="ul" listStyleType="none">
            {advances.map((advance) => (
              <AdvanceRow key={advance.id} client={client} advance={advance} isTaxed={isTaxed} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  )
}
