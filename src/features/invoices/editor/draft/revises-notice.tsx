import { Skeleton, Text } from '@chakra-ui/react'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
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
  return (
    <Panel mb="5" py="3.5">
      {isLoading ? (
        <Skeleton h="5" maxW="96" />
      ) : (
        <Text>
          {rich(words.revises({ invoice: original?.formattedInvoiceNumber ?? words.anInvoice }), {
            link: (inner) => <Link to={paths.invoice(originalId)}>{inner}</Link>,
          })}
        </Text>
      )}
    </Panel>
  )
}
