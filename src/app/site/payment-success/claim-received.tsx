import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { documentView } from '#domain/document/view/document-view.ts'
import { tongueOf } from '#domain/language/tongue.ts'
import { formatMoney } from '#domain/money.ts'
import { askInvoice, type ClientInvoice } from '#src/client-page/client-invoice.ts'
import { ClientsSpeaker } from '#src/language/clients-speaker.tsx'
import { claimed } from '#src/language/english/claimed.ts'
import { rich } from '#src/language/rich.tsx'
import { useLocale, useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

const isToken = (text: string) => /^[\w-]{16,}$/.test(text)

/** The invoice of a link; undefined while it is asked for, null where there is none to show, for whatever reason. */
function useClaimed(token: string): ClientInvoice | null | undefined {
  const [invoice, setInvoice] = useState<ClientInvoice | null>()
  useEffect(() => {
    let wanted = isToken(token)
    const tell = (answer: ClientInvoice | null) => wanted && setInvoice(answer)
    if (!wanted) setInvoice(null)
    else {
      askInvoice(token)
        .then((answer) => tell(answer && 'items' in answer ? answer : null))
        .catch(() => tell(null))
    }
    return () => {
      wanted = false
    }
  }, [token])
  return invoice
}

/** Seller, amount and reference of the reported payment. */
function Facts({ invoice, reference }: { invoice: ClientInvoice; reference: string | null }) {
  const words = useWords(claimed)
  const { claim, currency } = invoice
  const { name, seller } = documentView(invoice)
  return (
    <DefinitionList
      items={[
        { label: words.to, value: seller.name },
        { label: words.for, value: name },
        ...(claim
          ? [
              { label: words.reported, value: formatMoney(claim.amountMinor, currency) },
              { label: words.on, value: tongueOf(invoice).day(claim.claimedOn) },
            ]
          : []),
        ...(reference ? [{ label: words.reference, value: reference }] : []),
      ]}
    />
  )
}

interface ClaimReceivedProps {
  token: string
  reference: string | null
}

/** Shows a client's claim on paper, in the look of the invoice, with nothing of ours around it. */
export function ClaimReceived(claim: ClaimReceivedProps) {
  const invoice = useClaimed(claim.token)
  return (
    <ClientsSpeaker language={invoice?.language ?? 'en'}>
      <Received {...claim} invoice={invoice} />
    </ClientsSpeaker>
  )
}

type ReceivedProps = ClaimReceivedProps & { invoice: ReturnType<typeof useClaimed> }

function Received({ token, reference, invoice }: ReceivedProps) {
  const words = useWords(claimed)
  usePageTitle(words.title)
  return (
    <Box lang={useLocale()} className="light" bg="bg" color="fg" colorScheme="light" minH="100dvh">
      <Flex as="main" justify="center" px="4" py={{ base: '8', md: '16' }}>
        <Panel w="full" maxW="520px" p={{ base: '5', md: '8' }} boxShadow="md">
          <Heading as="h1" textStyle="heading">
            {words.title}
          </Heading>
          {invoice !== null && (
            <Box mt="5" minH="148px" aria-busy={invoice === undefined}>
              {invoice ? (
                <Facts invoice={invoice} reference={reference} />
              ) : (
                <Skeleton h="148px" aria-label={words.loading} />
              )}
            </Box>
          )}
          <Heading as="h2" mt="6" textStyle="title">
            {words.next}
          </Heading>
          <Text mt="1" color="fg.muted">
            {rich(words.nextText, { seller: (anybody) => invoice?.business.name ?? anybody })}
          </Text>
          {isToken(token) && (
            <Button asChild size="lg" mt="6">
              {/* A document of its own, not a screen of the app. */}
              <a href={paths.clientInvoice(token)}>{words.backToInvoice}</a>
            </Button>
          )}
        </Panel>
      </Flex>
    </Box>
  )
}
