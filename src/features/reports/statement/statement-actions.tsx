import { Button } from '@chakra-ui/react'
import { Download, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#domain/people/client.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { statements } from '#languages/en/screens/statements.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StatementMailDialog } from './statement-mail-dialog.tsx'

interface StatementActionsProps {
  client: Client
  statement: Statement
}

/** The actions on a statement. The code that draws the PDF loads for the first one. */
export function StatementActions({ client, statement }: StatementActionsProps) {
  const { messageOf, messages } = useSpeech()
  const { actions: words } = useWords(statements)
  const [drawing, setDrawing] = useState(false)
  const [open, setOpen] = useState<'mail' | 'link' | null>(null)
  const close = () => setOpen(null)
  const download = async () => {
    setDrawing(true)
    try {
      const { buildStatementPdf, statementFileName } = await import('#api/documents/invoice-pdf.ts')
      const pdf = await buildStatementPdf(statement, new Date().toISOString())
      saveFile(new Blob([pdf], { type: 'application/pdf' }), statementFileName(statement))
    } catch (error) {
      showError(messageOf(error, messages.fileFailed))
    } finally {
      setDrawing(false)
    }
  }
  return (
    <>
      <Button variant="outline" disabled={drawing} onClick={() => void download()}>
        <Download aria-hidden /> {drawing ? words.drawing : words.download}
      </Button>
      <Button variant="outline" onClick={() => setOpen('link')}>
        <Share2 aria-hidden /> {words.share}
      </Button>
      {/* On a phone it has a line to itself, before the others. */}
      <Button
        order={{ base: -1, sm: 0 }}
        flexBasis={{ base: 'full', sm: 'auto' }}
        onClick={() => setOpen('mail')}
      >
        <Send aria-hidden /> {words.email}
      </Button>
      {open === 'link' && (
        <ShareDialog clientId={client.id} statement={statement} onClose={close} />
      )}
      {open === 'mail' && (
        <StatementMailDialog client={client} statement={statement} onClose={close} />
      )}
    </>
  )
}
