import { Button, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { PlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { payWithin } from '#domain/law/entries/late-payment.ts'
import { ruleOn } from '#domain/law/evaluate.ts'
import { yearlyRate } from '#domain/law/interest-statement.ts'
import type { LatePayment, LateStanding } from '#domain/law/late-payment.ts'
import { formatMoney } from '#domain/money.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'

interface InterestFactsProps {
  invoice: Invoice
  late: LatePayment
  standing: Extract<LateStanding, { state: 'known' }>
  asOf: PlainDate
}

/** The last day to pay, the interest beyond it, and its statement as a PDF. */
export function InterestFacts({ invoice, late, standing, asOf }: InterestFactsProps) {
  const { messageOf, messages } = useSpeech()
  const { panel: words } = useWords(latePayment)
  const dates = useDates()
  const [drawing, setDrawing] = useState(false)
  const { interest, lastDay } = standing
  const { agreedDays } = late
  const most = ruleOn(payWithin, late.acceptedOn ?? asOf)?.mostDays ?? agreedDays ?? 0
  const rates = [
    ...new Set(interest.rests.flatMap(({ lines }) => lines.map(({ rate }) => yearlyRate(rate)))),
  ]
  const agreed =
    agreedDays === null
      ? words.notAgreed
      : agreedDays > most
        ? words.capped({ count: agreedDays })
        : words.agreedDays({ count: agreedDays })
  const isOwed = interest.interestMinor > 0
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
    <>
      <DefinitionList
        items={[
          { label: words.accepted, value: dates.day(late.acceptedOn ?? '') },
          { label: words.agreed, value: agreed },
          { label: words.lastDay, value: dates.day(lastDay) },
          {
            label: words.interest({ day: dates.day(asOf) }),
            value: isOwed ? formatMoney(interest.interestMinor) : words.none,
          },
        ]}
      />
      {isOwed && (
        <>
          <Text textStyle="sm" color="fg.muted">
            {words.rates({ rates: rates.join(' · ') })}
          </Text>
          <Button
            alignSelf="flex-start"
            size="sm"
            variant="outline"
            disabled={drawing}
            onClick={() => void download()}
          >
            <Download aria-hidden /> {drawing ? words.drawing : words.download}
          </Button>
        </>
      )}
    </>
  )
}
