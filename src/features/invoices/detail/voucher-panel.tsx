import { Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** What a voucher is of, and where to find what becomes of it. */
export function VoucherPanel({ voucher }: { voucher: Invoice }) {
  const { kind, original, clientId, clientName } = voucher
  return (
    <Panel title="Advance">
      <Text color="fg.muted">
        {kind === 'receipt_voucher'
          ? 'It came before an invoice, and its tax is owed for the month in which it came. '
          : 'It was given back, and its tax with it. '}
        {original?.id && (
          <>
            Its receipt voucher is{' '}
            <Link to={paths.invoice(original.id)}>
              <Text as="span" color="fg" textDecoration="underline">
                {original.number}
              </Text>
            </Link>
            .{' '}
          </>
        )}
        {clientId && (
          <>
            What is left of it stands with{' '}
            <Link to={paths.client(clientId)}>
              <Text as="span" color="fg" textDecoration="underline">
                {clientName}
              </Text>
            </Link>
            .
          </>
        )}
      </Text>
    </Panel>
  )
}
