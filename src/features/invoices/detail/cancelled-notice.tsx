import { Text } from '@chakra-ui/react'
import { formatInstant } from '#domain/instants.ts'
import type { Invoice } from '#domain/invoice.ts'
import { kindWord } from '#domain/kind.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Stands above a deleted invoice. */
export function CancelledNotice({ invoice }: { invoice: Invoice }) {
  const { replacement, cancelReason } = invoice
  if (invoice.cancelledAt === null) return null
  const linkText =
    invoice.reach?.sharedAt &&
    !replacement &&
    ' If its link still works, it says that you withdrew it; restoring brings it back.'
  return (
    <Panel mb="5" py="3.5">
      <Text fontWeight="600">
        {replacement ? 'This invoice was cancelled' : `You deleted this ${kindWord(invoice)}`} on{' '}
        {formatInstant(invoice.cancelledAt)}.
      </Text>
      {replacement && (
        <Text>
          <Link to={paths.invoice(replacement.id)}>{replacement.number}</Link> stands in its place.
        </Text>
      )}
      {cancelReason && <Text overflowWrap="anywhere">Reason: {cancelReason}</Text>}
      <Text textStyle="meta" color="fg.muted">
        It counts in no sum, and its number stays taken.
        {linkText}
      </Text>
    </Panel>
  )
}
