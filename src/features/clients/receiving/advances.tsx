import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { formatDay } from '#domain/dates.ts'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import type { Receipt } from '#domain/receipt.ts'
import { useAdvances } from '../../../data/receipts.ts'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'

const UndoDialog = lazy(async () => ({
  default: (await import('./undo-dialog.tsx')).UndoDialog,
}))

function AdvanceRow({ advance }: { advance: Receipt }) {
  const [undoing, setUndoing] = useState(false)
  const button = useFocusReturn(undoing)
  const { currency, advanceMinor, amountMinor, paidOn, method, reference, note } = advance
  const left = formatMoney(advanceMinor, currency)
  const received =
    advanceMinor < amountMinor ? `of ${formatMoney(amountMinor, currency)} received` : null
  return (
    <Flex
      as="li"
      justify="space-between"
      gap="4"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Text textStyle="amount">{left}</Text>
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {[received, formatDay(paidOn), method, reference, note].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Button
        ref={button}
        size="xs"
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={`Undo ${left} of ${formatDay(paidOn)}`}
        onClick={() => setUndoing(true)}
      >
        Undo
      </Button>
      {undoing && (
        <Suspense fallback={null}>
          <UndoDialog advance={advance} onClose={() => setUndoing(false)} />
        </Suspense>
      )}
    </Flex>
  )
}

/** What the client paid and no invoice has used yet; nothing where there is none. */
export function Advances({ clientId }: { clientId: string }) {
  const { data: advances = [], error, mutate } = useAdvances(clientId)
  const failed = error !== undefined && advances.length === 0
  if (!failed && advances.length === 0) return null
  return (
    <Panel title="Advances">
      {failed ? (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Box as="ul" listStyleType="none">
          {advances.map((advance) => (
            <AdvanceRow key={advance.id} advance={advance} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
