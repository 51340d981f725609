import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { FileBadge, Send } from 'lucide-react'
import { useContext, useState } from 'react'
import { tdsStatementDue } from '#domain/law/tds-due.ts'
import { formatMoney } from '#domain/money.ts'
import { certificateForm, type QuarterCredit } from '#domain/tds/credit.ts'
import type { DeductingClient } from '#domain/tds/deductors.ts'
import { toAskFor } from '#domain/tds/mail.ts'
import { earlierDay } from '#domain/tds/match.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useTdsActions } from '#src/data/invoices/tds.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useBy } from '#src/language/use-by.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { DeductionRows } from './deduction-rows.tsx'
import { FileRead, StateBadge } from './state-badge.tsx'
import { TdsMailDialog } from './tds-mail-dialog.tsx'

interface QuarterPartProps {
  client: DeductingClient
  quarter: QuarterCredit
  /** The client has no other, so the badge and the sums below their name tell of this one. */
  isOnly: boolean
}

function Certificates({ quarter: { quarter, certificates } }: Pick<QuarterPartProps, 'quarter'>) {
  const { messageOf, messages } = useSpeech()
  const { quarter: words } = useWords(tdsCredit)
  const dates = useDates()
  const by = useBy()
  const { removeCertificate } = useTdsActions()
  const form = certificateForm(quarter.firstDay)
  const remove = (id: string) =>
    removeCertificate(id).catch((error: unknown) =>
      showError(messageOf(error, messages.tdsChangeFailed)),
    )
  return certificates.map(({ id, number, receivedOn, changedByName }) => (
    <Flex key={id} gap="2" align="center" wrap="wrap" textStyle="sm">
      <Text overflowWrap="anywhere">
        {[words.received({ form, number, day: dates.day(receivedOn) }), by(changedByName)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Writers>
        <Button
          size="xs"
          variant="ghost"
          aria-label={words.removeOf({ form, number })}
          onClick={() => void remove(id)}
        >
          {words.remove}
        </Button>
      </Writers>
    </Flex>
  ))
}

/** What a client deducted in a quarter and what of it is there, and what can be done about the rest. */
export function QuarterPart({ client, quarter, isOnly }: QuarterPartProps) {
  const { quarter: words, client: clientWords, deduction: rowWords } = useWords(tdsCredit)
  const dates = useDates()
  const isRead = useContext(FileRead)
  const [open, setOpen] = useState<'mail' | 'certificate' | null>(null)
  const close = () => setOpen(null)
  const { deductions, unexplained, certificates, state } = quarter
  if (deductions.length + unexplained.length + certificates.length === 0) return null
  const name = dates.months(quarter.quarter)
  const place = words.of({ quarter: name, name: client.name })
  const noted = words.certificate({ form: certificateForm(quarter.quarter.firstDay) })
  const sums = [
    words.deducted({ amount: formatMoney(quarter.deductedMinor) }),
    isRead && words.credit({ amount: formatMoney(quarter.finalMinor) }),
    quarter.waitingMinor > 0 && words.waiting({ amount: formatMoney(quarter.waitingMinor) }),
  ].filter(Boolean)
  const dueOn = tdsStatementDue(quarter.quarter.lastDay)
  const isAhead = isRead && quarter.lackingMinor > 0 && dueOn !== null && todayInIndia() <= dueOn
  const label =
    deductions.length > 0 ? clientWords.details({ count: deductions.length }) : rowWords.unexplained
  return (
    <Box role="group" aria-label={place} borderTopWidth="1px" pt="3" mt="3">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="500">{name}</Text>
            {state && !isOnly && <StateBadge state={state} />}
          </Flex>
          {!isOnly && (
            <Text textStyle="meta" color="fg.muted">
              {sums.join(' · ')}
            </Text>
          )}
        </Box>
        <Writers>
          <Flex gap="2" wrap="wrap">
            {isRead && toAskFor(quarter).length > 0 && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`${words.write}, ${place}`}
                onClick={() => setOpen('mail')}
              >
                <Send aria-hidden /> {words.write}
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              aria-label={`${noted}, ${place}`}
              onClick={() => setOpen('certificate')}
            >
              <FileBadge aria-hidden /> {noted}
            </Button>
          </Flex>
        </Writers>
      </Flex>
      {isAhead && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {words.due({ day: dates.day(dueOn) })}
        </Text>
      )}
      <Certificates quarter={quarter} />
      {deductions.length + unexplained.length > 0 && (
        <Box mt="2">
          <More label={label} opened={deductions.some((one) => earlierDay(one) !== null)}>
            <DeductionRows
              deductions={deductions}
              unexplained={unexplained}
              isOnly={deductions.length + unexplained.length === 1}
            />
          </More>
        </Box>
      )}
      {open === 'mail' && <TdsMailDialog client={client} quarter={quarter} onClose={close} />}
      {open === 'certificate' && (
        <CertificateDialog client={client} quarter={quarter.quarter} onClose={close} />
      )}
    </Box>
  )
}
