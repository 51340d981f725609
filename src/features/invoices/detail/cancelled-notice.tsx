import { Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Stands above a deleted invoice. */
export function CancelledNotice({ invoice }: { invoice: Invoice }) {
  const { cancelled: words, kinds } = useWords(invoiceDetail)
  const { instant } = useDates()
  const { replacement, cancelReason } = invoice
  if (invoice.cancelledAt === null) return null
  const time = instant(invoice.cancelledAt)
  return (
    <Panel mb="5" py="3.5">
      <Text fontWeight="600">
        {replacement
          ? words.replaced({ time })
          : words.deleted({ kind: kinds[invoice.kind], time })}
      </Text>
      {replacement && (
        <Text>
          {rich(words.inItsPlace({ number: replacement.number }), {
            link: (number) => <Link to={paths.invoice(replacement.id)}>{number}</Link>,
          })}
        </Text>
      )}
      {cancelReason && (
        <Text overflowWrap="anywhere">{words.reason({ reason: cancelReason })}</Text>
      )}
      <Text textStyle="meta" color="fg.muted">
        {words.about}
        {invoice.reach?.sharedAt && !replacement && ` ${words.link}`}
      </Text>
    </Panel>
  )
}
