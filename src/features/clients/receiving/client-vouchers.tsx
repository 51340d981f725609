import { Box } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { standingOf } from '#domain/document/standing.ts'
import { standings } from '#languages/en/names/standings.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import { nameOf } from '#languages/name-of.ts'
import { useVouchers } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { standingTone } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { DocumentRow } from '../documents/document-row.tsx'

function VoucherRow({ voucher }: { voucher: InvoiceSummary }) {
  const { id, issueDate, total, currency, original } = voucher
  const { vouchers: words } = useWords(receiving)
  const named = useWords(standings).documents
  const standing = standingOf(voucher)
  return (
    <DocumentRow
      {...{ issueDate, currency }}
      to={paths.invoice(id)}
      number={numberText(voucher)}
      amount={total}
      badge={<StatusBadge tone={standingTone(standing)}>{nameOf(named, standing)}</StatusBadge>}
      below={original ? words.against({ number: original.number }) : undefined}
    />
  )
}

/** The vouchers of a client's advances, the latest first; nothing where there are none. */
export function ClientVouchers({ clientId }: { clientId: string }) {
  const { messageOf, messages } = useSpeech()
  const { vouchers: words } = useWords(receiving)
  const { data: vouchers = [], error, mutate } = useVouchers(clientId)
  if (vouchers.length === 0 && error === undefined) return null
  return (
    <Panel title={words.title}>
      {vouchers.length === 0 ? (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Box as="ul" listStyleType="none">
          {vouchers.map((voucher) => (
            <VoucherRow key={voucher.id} voucher={voucher} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
