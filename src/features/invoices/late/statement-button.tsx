import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { PlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import type { LatePayment, LateStanding } from '#domain/law/late-payment.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

interface StatementButtonProps {
  invoice: Invoice
  late: LatePayment
  standing: Extract<LateStanding, { state: 'known' }>
  asOf: PlainDate
}

/** Saves the interest statement as a PDF. */
export function StatementButton({ invoice, late, standing, asOf }: StatementButtonProps) {
  const { messageOf, messages } = useSpeech()
  const { panel: words } = useWords(latePayment)
  const [drawing, setDrawing] = useState(false)
  const { interest, lastDay } = standing
  const download = async () => {
    setDrawing(true)
    try {
      const { buildInterestPdf, interestFileName } = await import('#api/documents/invoice-pdf.ts')
      const statement = { invoice, late, lastDay, interest, asOf }
      const pdf = await buildInterestPdf(statement, new Date().toISOString())
      saveFile(new Blob([pdf], { type: 'application/pdf' }), interestFileName(statement))
    } catch (error) {
      showError(messageOf(error, messages.fileFailed))
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Button size="sm" variant="outline" disabled={drawing} onClick={() => void download()}>
      <Download aria-hidden /> {drawing ? words.drawing : words.download}
    </Button>
  )
}
