import { Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

/** Says of an invoice in whose place it was issued, and of a note that is owed to what it adds. */
export function OriginalNotice({ invoice }: { invoice: Invoice }) {
  const words = useWords(invoiceDetail)
  const { id, number } = invoice.original ?? {}
  const { against, sign } = kinds[invoice.kind]
  if (!id || (against && sign !== 1)) return null
  const said = against ? words.debit.addsTo : words.original
  return (
    <Text mb="5" color="fg.muted">
      {rich(said({ number: number ?? '' }), {
        link: (text) => <Link to={paths.invoice(id)}>{text}</Link>,
      })}
    </Text>
  )
}
