import { Box, VisuallyHidden } from '@chakra-ui/react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { isMissing } from '#data/errors.ts'
import { isVoucher, kindWord, numberText } from '#domain/document/kind-questions.ts'
import { forerunnerKinds } from '#domain/document/kinds.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useBusinessOfDocument } from '#src/data/account/businesses.ts'
import { useInvoiceParts } from '#src/data/invoices/invoice-parts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FullPageLoader } from '#src/ui/feedback/full-page-loader.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { LoadFailed } from '#src/ui/layout/load-failed.tsx'
import { BackLink } from '#src/ui/layout/page-header.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { DocumentPage } from './document-page.tsx'
import { OtherBusiness } from './other-business.tsx'

/** One document of a person: an invoice, or at an address of its kind what becomes one. */
export function InvoiceDetailScreen() {
  const { messageOf, messages } = useSpeech()
  const { invoiceId, documentId } = useParams()
  const id = documentId ?? invoiceId ?? ''
  const { pathname } = useLocation()
  const wanted =
    forerunnerKinds.find((kind) => pathname === kindPaths(kind).document(id)) ?? 'invoice'
  const { list } = kindPaths(wanted)
  const { documents, ...common } = useWords(invoiceDetail)
  const words = documents[wanted]
  const { data: invoice, error, isLoading, mutate, payments } = useInvoiceParts(id)
  usePageTitle(invoice ? numberText(invoice) : words.name)

  const elsewhere = useBusinessOfDocument(id, isMissing(error))

  if (elsewhere) return <OtherBusiness business={elsewhere} list={list} />
  if (isLoading || elsewhere === undefined) {
    return (
      <>
        <VisuallyHidden asChild>
          <h1>{words.name}</h1>
        </VisuallyHidden>
        <BackLink to={list}>{words.back}</BackLink>
        <FullPageLoader />
      </>
    )
  }
  if (!invoice || isMissing(error)) {
    return (
      <LoadFailed
        title={
          wanted === 'invoice'
            ? messages.invoiceLoadFailed
            : messages.documentLoadFailed({ noun: kindWord({ kind: wanted }) })
        }
        message={isMissing(error) ? words.missing : messageOf(error, common.checkConnection)}
        isMissing={isMissing(error)}
        onRetry={() => mutate()}
        back={{ to: list, text: words.back }}
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
        <Box mb="4">
          <PanelError
            message={messageOf(error, messages.invoiceRefreshFailed)}
            onRetry={() => mutate()}
          />
        </Box>
      )}
      <DocumentPage key={invoice.id} invoice={invoice} payments={payments} back={back} />
    </>
  )
}
