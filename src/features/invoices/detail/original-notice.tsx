import { Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { isNote } from '#domain/kind.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'

/** Says of an invoice in whose place it was issued. */
export function OriginalNotice({ invoice }: { invoice: Invoice }) {
  const { original } = invoice
  if (!original?.id || isNote(invoice)) return null
  return (
    <Text mb="5" color="fg.muted">
      Issued in place of <Link to={paths.invoice(original.id)}>{original.number}</Link>, which is
      cancelled.
    </Text>
  )
}
