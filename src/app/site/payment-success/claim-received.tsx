import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import { documentView } from '#domain/document-view.ts'
import { formatMoney } from '#domain/money.ts'
import { askInvoice, type ClientInvoice } from '../../../client-page/client-invoice.ts'
import { paths } from '../../../lib/paths.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

const title = 'Thank you, we passed it on'

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

/** Seller, amount and reference of what was just reported. */
function Facts({ invoice, reference }: { invoice: ClientInvoice; reference: string | null }) {
  const { claim, currency } = invoice
  const { name, seller } = documentView(invoice)
  return (
    <DefinitionList
      items={[
        { label: 'To', value: seller.name },
        { label: 'For', value: name },
        ...(claim
          ? [
              { label: 'Reported', value: formatMoney(claim.amountMinor, currency) },
              { label: 'On', value: formatDay(claim.claimedOn) },
            ]
          : []),
        ...(reference ? [{ label: 'Reference', value: reference }] : []),
      ]}
    />
  )
}

/** What a client reported on the page of the invoice, on paper as the invoice is, with nothing of ours around it. */
export function ClaimReceived({ token, reference }: { token: string; reference: string | null }) {
  const invoice = useClaimed(token)
  usePageTitle(title)
  const seller = invoice?.business.name ?? 'Whoever sent the invoice'
  return (
    <Box className="light" bg="bg" color="fg" colorScheme="light" minH="100dvh">
      <Flex as="main" justify="center" px="4" py={{ base: '8', md: '16' }}>
        <Panel w="full" maxW="520px" p={{ base: '5', md: '8' }} boxShadow="md">
          <Heading as="h1" textStyle="heading">
            {title}
          </Heading>
          {invoice !== null && (
            <Box mt="5" minH="148px" aria-busy={invoice === undefined}>
              {invoice ? (
                <Facts invoice={invoice} reference={reference} />
              ) : (
                <Skeleton h="148px" aria-label="Loading" />
              )}
            </Box>
          )}
          <Heading as="h2" mt="6" textStyle="title">
            What happens next
          </Heading>
          <Text mt="1" color="fg.muted">
            {seller} sees what you reported, and confirms it when the money has arrived. Nothing is
            settled until then; the page of the invoice says so when it is.
          </Text>
          {isToken(token) && (
            <Button asChild size="lg" mt="6">
              {/* A document of its own, not a screen of the app. */}
              <a href={paths.clientInvoice(token)}>Back to the invoice</a>
            </Button>
          )}
        </Panel>
      </Flex>
    </Box>
  )
}
