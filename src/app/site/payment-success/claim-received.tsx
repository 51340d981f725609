import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { documentView } from '#domain/document/view/document-view.ts'
import { formatMoney } from '#domain/money.ts'
import { claimed } from '#languages/en/screens/claimed.ts'
import { askInvoice, type Found } from '#src/client-page/client-invoice.ts'
import { ClientsSpeaker } from '#src/language/clients-speaker.tsx'
import { rich } from '#src/language/rich.tsx'
import { useLocale, useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

const isToken = (text: string) => /^[\w-]{16,}$/.test(text)

type Claimed = Extract<Found, { invoice: object }>

/** The invoice of a link and the words of its language; undefined while it is asked for, null where there is none to show, for whatever reason. */
function useClaimed(token: string): Claimed | null | undefined {
  const [claimed, setClaimed] = useState<Claimed | null>()
  useEffect(() => {
    let wanted = isToken(token)
    const tell = (answer: Claimed | null) => wanted && setClaimed(answer)
    if (!wanted) setClaimed(null)
    else {
      askInvoice(token)
        .then((answer) => tell(answer && 'invoice' in answer ? answer : null))
        .catch(() => tell(null))
    }
    return () => {
      wanted = false
    }
  }, [token])
  return claimed
}

/** Seller, amount and reference of the reported payment. */
function Facts({ invoice, words: clients, reference }: Claimed & { reference: string | null }) {
  const words = useWords(claimed)
  const { claim, currency } = invoice
  const { name, seller } = documentView(invoice, clients)
  return (
    <DefinitionList
      items={[
        { label: words.to, value: seller.name },
        { label: words.for, value: name },
        ...(claim
          ? [
              { label: words.reported, value: formatMoney(claim.amountMinor, currency) },
              { label: words.on, value: clients.day(claim.claimedOn) },
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
  const found = useClaimed(claim.token)
  return (
    <ClientsSpeaker language={found?.invoice.language ?? 'en'}>
      <Received {...claim} found={found} />
    </ClientsSpeaker>
  )
}

type ReceivedProps = ClaimReceivedProps & { found: ReturnType<typeof useClaimed> }

function Received({ token, reference, found }: ReceivedProps) {
  const words = useWords(claimed)
  usePageTitle(words.title)
  return (
    <Box lang={useLocale()} className="light" bg="bg" color="fg" colorScheme="light" minH="100dvh">
      <Flex as="main" justify="center" px="4" py={{ base: '8', md: '16' }}>
        <Panel w="full" maxW="520px" p={{ base: '5', md: '8' }} boxShadow="md">
          <Heading as="h1" textStyle="heading">
            {words.title}
          </Heading>
          {found !== null && (
            <Box mt="5" minH="148px" aria-busy={found === undefined}>
              {found ? (
                <Facts {...found} reference={reference} />
              ) : (
                <Skeleton h="148px" aria-label={words.loading} />
              )}
            </Box>
          )}
          <Heading as="h2" mt="6" textStyle="title">
            {words.next}
          </Heading>
          <Text mt="1" color="fg.muted">
            {rich(words.nextText, { seller: (anybody) => found?.invoice.business.name ?? anybody })}
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
