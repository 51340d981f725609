import { Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isNote } from '#domain/document/kind.ts'
import { invoiceDetail } from '../../../language/english/invoice-detail.ts'
import { rich } from '../../../language/rich.tsx'
import { useWords } from '../../../language/words.ts'
import { paths } from '../../../lib/paths/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'

/** Says of an invoice in whose place it was issued. */
export function OriginalNotice({ invoice }: { invoice: Invoice }) {
  const words = useWords(invoiceDetail)
  const { id, number } = invoice.original ?? {}
  if (!id || isNote(invoice)) return null
  return (
    <Text mb="5" color="fg.muted">
      {rich(words.original({ number: number ?? '' }), {
        link: (text) => <Link to={paths.invoice(id)}>{text}</Link>,
      })}
    </Text>
  )
}
