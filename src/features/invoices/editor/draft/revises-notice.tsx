import { Skeleton, Text } from '@chakra-ui/react'
import { gstinOf } from '#domain/gst/filing.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useBusiness } from '#src/data/business.ts'
import { useIsFiled } from '#src/data/filing.ts'
import { useInvoice } from '#src/data/invoices/invoices.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Explains that issuing the draft replaces another invoice. */
export function RevisesNotice({ originalId }: { originalId: string }) {
  const words = useWords(editorDraft)
  const { data: original, isLoading } = useInvoice(originalId)
  const { data: business } = useBusiness()
  const isFiled = useIsFiled(
    business && original ? original.issueDate : null,
    business ? gstinOf(business) : null,
  )
  const about = isFiled ? words.corrects : words.revises
  return (
    <Panel mb="5" py="3.5">
      {isLoading ? (
        <Skeleton h="5" maxW="96" />
      ) : (
        <Text>
          {rich(about({ invoice: original?.formattedInvoiceNumber ?? words.anInvoice }), {
            link: (inner) => <Link to={paths.invoice(originalId)}>{inner}</Link>,
          })}
        </Text>
      )}
    </Panel>
  )
}
