import { Box, Button, Flex, Grid, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import { ArrowDown, ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { DataError } from '#data/errors.ts'
import { isForerunner, isVoucher, kindWord, numberText } from '#domain/document/kind-questions.ts'
import { forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useEstimate } from '#src/data/estimates.ts'
import { useInvoiceParts } from '#src/data/invoices/invoice-parts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { FullPageLoader } from '#src/ui/feedback/full-page-loader.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { RestoreButton } from '../deletion/restore-button.tsx'
import { EstimateState } from '../estimates/estimate-state.tsx'
import { InvoiceStatusBadge } from '../invoice-status.tsx'
import { MailButton } from '../mail/mail-button.tsx'
import { CancelledNotice } from './cancelled-notice.tsx'
import { DetailSide } from './detail-side.tsx'
import { DownloadPdfButton } from './download-pdf-button.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { OriginalNotice } from './original-notice.tsx'

const isMissing = (error: unknown) => error instanceof DataError && error.status === 404

/** One document of a person: an invoice, or at an address of its kind what becomes one. */
export function InvoiceDetailScreen() {
  const { messageOf, messages } = useSpeech()
  const { invoiceId, documentId } = useParams()
  const id = documentId ?? invoiceId ?? ''
  const { pathname } = useLocation()
  const wanted =
    forerunnerKinds.find((kind) => pathname === kindPaths(kind).document(id)) ?? 'invoice'
  const { list } = kindPaths(wanted)
  const { documents, voucher, refunds, ...common } = useWords(invoiceDetail)
  const words = documents[wanted]
  const { data: invoice, error, isLoading, mutate, payments } = useInvoiceParts(id)
  const { data: estimate } = useEstimate(documentId ?? '')
  // On a phone it stands below the whole sheet, a long way down.
  const side = useRef<HTMLDivElement>(null)
  const goToSide = () => {
    side.current?.scrollIntoView()
    side.current?.focus({ preventScroll: true })
  }
  usePageTitle(invoice ? numberText(invoice) : words.name)

  if (isLoading) {
    return (
      <>
        <VisuallyHidden asChild>
          <h1>{words.name}</h1>
        </VisuallyHidden>
        <FullPageLoader />
      </>
    )
  }
  if (!invoice || isMissing(error)) {
    return (
      <ErrorState
        headingLevel="h1"
        title={
          wanted === 'invoice'
            ? messages.invoiceLoadFailed
            : messages.documentLoadFailed({ noun: kindWord({ kind: wanted }) })
        }
        message={isMissing(error) ? words.missing : messageOf(error, common.checkConnection)}
        onRetry={() => mutate()}
        action={
          <Button asChild>
            <Link to={list}>{words.back}</Link>
          </Button>
        }
      />
    )
  }

  const back =
    isVoucher(invoice) && invoice.clientId
      ? { to: paths.client(invoice.clientId), name: common.backTo({ client: invoice.clientName }) }
      : { to: list, name: words.back }
  const address = kindPaths(invoice.kind).document(id)
  if (address !== kindPaths(wanted).document(id)) return <Navigate to={address} replace />

  return (
    <>
      {error && (
        <Box mb="5">
          <PanelError
            message={messageOf(error, messages.invoiceRefreshFailed)}
            onRetry={() => mutate()}
          />
        </Box>
      )}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="5">
        <Flex align="center" columnGap="3" rowGap="2" wrap="wrap" minW="0">
          <Button asChild variant="ghost" size="sm" ms="-2" color="fg.muted" maxW="full">
            <Link to={back.to}>
              <ArrowLeft aria-hidden /> <Text truncate>{back.name}</Text>
            </Link>
          </Button>
          <Flex align="center" gap="3">
            <Heading as="h1" textStyle="title" fontVariantNumeric="tabular-nums">
              {numberText(invoice)}
            </Heading>
            {isForerunner(invoice) ? (
              <EstimateState id={id} />
            ) : (
              <InvoiceStatusBadge invoice={invoice} />
            )}
          </Flex>
        </Flex>
        <Flex gap="2" wrap="wrap" css={{ '& > *': { flexGrow: { base: '1', sm: '0' } } }}>
          {invoice.status === 'CANCELLED' ? (
            // Another stands in its place.
            !invoice.replacement &&
            kinds[invoice.kind].restorable && <RestoreButton invoice={invoice} />
          ) : (
            <>
              <Button variant="outline" hideFrom="xl" onClick={goToSide}>
                <ArrowDown aria-hidden />{' '}
                {isVoucher(invoice)
                  ? voucher.title
                  : kinds[invoice.kind].money === 'out'
                    ? refunds.title
                    : words.below}
              </Button>
              <DownloadPdfButton invoice={invoice} />
              <MailButton
                invoice={invoice}
                kind="invoice"
                primary={common.send}
                // It is to become an invoice.
                secondary={estimate?.state === 'accepted'}
              />
            </>
          )}
        </Flex>
      </Flex>
      <CancelledNotice invoice={invoice} />
      <OriginalNotice invoice={invoice} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' }}
        gap="5"
        alignItems="start"
      >
        <InvoiceSheet invoice={invoice} payments={payments} />
        <Box
          ref={side}
          tabIndex={-1}
          outline="none"
          scrollMarginTop="20"
          w="full"
          maxW={{ base: '840px', xl: 'none' }}
          mx="auto"
        >
          <DetailSide key={invoice.id} invoice={invoice} />
        </Box>
      </Grid>
    </>
  )
}
