import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { showError } from '../../../ui/feedback/toast.tsx'

/** What is done with a statement. What draws the PDF is loaded for the first one. */
export function StatementActions({ statement }: { statement: Statement }) {
  const [drawing, setDrawing] = useState(false)
  const download = async () => {
    setDrawing(true)
    try {
      const { buildStatementPdf, statementFileName } = await import('#api/pdf/invoice-pdf.ts')
      const pdf = await buildStatementPdf(statement, new Date().toISOString())
      saveFile(new Blob([pdf], { type: 'application/pdf' }), statementFileName(statement))
    } catch (error) {
      showError(messageOf(error, messages.fileFailed))
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Button disabled={drawing} onClick={() => void download()}>
      <Download aria-hidden /> {drawing ? 'Drawing…' : 'Download PDF'}
    </Button>
  )
}
