import { Box, Flex, Heading } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isForerunner, isVoucher, numberText } from '#domain/document/kind-questions.ts'
import { type ForerunnerKind, isForerunnerKind, kinds } from '#domain/document/kinds.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useWords } from '#src/language/words.ts'
import { BackLink } from '#src/ui/layout/page-header.tsx'
import { RestoreButton } from '../../deletion/restore-button.tsx'
import { EstimateState } from '../../estimates/estimate-state.tsx'
import { InvoiceStatusBadge } from '../../invoice-status.tsx'
import { DownloadPdfButton } from '../download-pdf-button.tsx'
import { DetailMenu } from './detail-menu.tsx'
import type { Step } from './next-step.ts'
import { PrimaryAction } from './primary-action.tsx'
import { StateLine } from './state-line.tsx'
import type { Recording } from './use-recording.ts'

interface DetailTopProps {
  invoice: Invoice
  step: Step
  recording: Recording
  back: { to: string; name: string }
  goToSide: () => void
}

/** The name of what stands first below the sheet. */
function useSideName({ kind, status }: Invoice): string {
  const { documents, voucher, history } = useWords(invoiceDetail)
  const { share } = useWords(sharing)
  const { draft } = kinds[kind]
  if (isVoucher({ kind })) return voucher.title
  if (status === 'CANCELLED') return history.title
  const own: ForerunnerKind | null = draft !== null && isForerunnerKind(draft) ? draft : null
  return own ? documents[own].below : share.title
}

/** The number of a document and how it stands, its main action, its PDF, and the menu of all else. */
export function DetailTop({ invoice, step, recording, back, goToSide }: DetailTopProps) {
  const sideName = useSideName(invoice)
  const isLive = invoice.status !== 'CANCELLED'
  return (
    <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap" mb="5">
      <Box minW="0">
        <BackLink to={back.to}>{back.name}</BackLink>
        <Flex align="center" columnGap="3" wrap="wrap">
          <Heading as="h1" textStyle="heading">
            {numberText(invoice)}
          </Heading>
          {isForerunner(invoice) ? (
            <EstimateState id={invoice.id} />
          ) : (
            <InvoiceStatusBadge invoice={invoice} />
          )}
        </Flex>
        {isLive && <StateLine invoice={invoice} />}
      </Box>
      <Flex
        gap="2"
        wrap="wrap"
        w={{ base: 'full', md: 'auto' }}
        css={{ '& > :not(:last-child)': { flexGrow: { base: '1', md: '0' } } }}
      >
        <Writers>
          {step === 'restore' ? (
            <RestoreButton invoice={invoice} />
          ) : (
            step !== null && <PrimaryAction invoice={invoice} step={step} recording={recording} />
          )}
        </Writers>
        {isLive && <DownloadPdfButton invoice={invoice} />}
        <DetailMenu
          invoice={invoice}
          isToSend={step === 'send'}
          below={{ name: sideName, go: goToSide }}
        />
      </Flex>
    </Flex>
  )
}
