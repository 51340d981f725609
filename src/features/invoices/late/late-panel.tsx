import { Button, Link as ChakraLink, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { disputes } from '#domain/law/entries/late-payment.ts'
import { ruleOn } from '#domain/law/evaluate.ts'
import { type LatePayment, type LateStanding, lateStanding } from '#domain/law/late-payment.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { useBusiness } from '#src/data/business.ts'
import { useLatePayment } from '#src/data/invoices/late-payment.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AcceptanceForm } from './acceptance-form.tsx'
import { InterestFacts } from './interest-facts.tsx'
import { StatementButton } from './statement-button.tsx'

interface LateBodyProps {
  invoice: Invoice
  late: LatePayment
}

/** Why there is no amount; null where there is one. */
function useReason({ state }: LateStanding): string | null {
  const { panel: words } = useWords(latePayment)
  return state === 'known' || state === 'unregistered' ? null : words[state]
}

function LateBody({ invoice, late }: LateBodyProps) {
  const { panel: words } = useWords(latePayment)
  const [isOpen, setOpen] = useState(false)
  const today = todayInIndia()
  const standing = lateStanding(late, today)
  const reason = useReason(standing)
  const site = ruleOn(disputes, today)?.site
  if (standing.state === 'medium') {
    return <Text color="fg.muted">{reason}</Text>
  }
  if (isOpen) {
    return <AcceptanceForm invoiceId={invoice.id} late={late} onDone={() => setOpen(false)} />
  }
  return (
    <>
      {reason && <Text color="fg.muted">{reason}</Text>}
      {late.enterpriseKind === 'trader' && <Text>{words.trader}</Text>}
      {standing.state === 'known' && <InterestFacts late={late} standing={standing} asOf={today} />}
      <HStack gap="2" wrap="wrap">
        {standing.state === 'known' && standing.interest.interestMinor > 0 && (
          <StatementButton invoice={invoice} late={late} standing={standing} asOf={today} />
        )}
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          {late.acceptedOn === null ? words.enter : words.change}
        </Button>
      </HStack>
      <More label={words.about}>
        <Stack gap="2">
          <Text textStyle="sm" color="fg.muted">
            {words.check}{' '}
            <ChakraLink asChild variant="underline">
              <Link to={reportPaths.law}>{words.law}</Link>
            </ChakraLink>
          </Text>
          {site && (
            <Text textStyle="sm" color="fg.muted">
              {words.odr}{' '}
              <ChakraLink
                variant="underline"
                href={`https://${site}`}
                target="_blank"
                rel="noreferrer"
              >
                {site}
              </ChakraLink>
            </Text>
          )}
        </Stack>
      </More>
    </>
  )
}

/** What the law adds to a late payment: of sellers with an Udyam number, on rupee invoices within India. */
export function LatePanel({ invoice }: { invoice: Invoice }) {
  const { messageOf } = useSpeech()
  const { panel: words } = useWords(latePayment)
  const { data: business } = useBusiness()
  const isMeant =
    typeof business?.udyam === 'string' && invoice.currency === 'INR' && invoice.supply !== 'export'
  const { data: late, error, mutate } = useLatePayment(invoice.id, isMeant)
  if (!isMeant || late === null) return null
  return (
    <Panel title={words.title}>
      <Stack gap="3" align="stretch">
        {error && !late ? (
          <PanelError message={messageOf(error, words.failed)} onRetry={() => void mutate()} />
        ) : late ? (
          <LateBody invoice={invoice} late={late} />
        ) : (
          <LoadingRegion label={words.loading}>
            <Skeleton h="16" />
          </LoadingRegion>
        )}
      </Stack>
    </Panel>
  )
}
