import { Skeleton, Text } from '@chakra-ui/react'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useReplaced } from './use-replaced.ts'

/** Explains that issuing the draft replaces another invoice. */
export function RevisesNotice({ originalId }: { originalId: string }) {
  const words = useWords(editorDraft)
  const { original, isLoading, isFiled } = useReplaced(originalId)
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
