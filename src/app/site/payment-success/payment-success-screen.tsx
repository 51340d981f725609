import { Button, Center, Flex, Heading, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { claimed } from '#languages/en/screens/claimed.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { SiteLayout } from '../site-layout.tsx'
import { ClaimReceived } from './claim-received.tsx'

/** The page to which a payment provider sends a client back. */
function Paid() {
  const words = useWords(claimed)
  usePageTitle(words.paidTab)
  return (
    <Flex justify="center" px="4" py={{ base: '10', md: '20' }}>
      <Panel
        w="full"
        maxW="460px"
        p={{ base: '6', md: '10' }}
        boxShadow="md"
        display="flex"
        flexDir="column"
        alignItems="center"
        textAlign="center"
      >
        <Center boxSize="14" borderRadius="full" bg="green.subtle" color="green.fg" aria-hidden>
          <Check size={28} />
        </Center>
        <Heading as="h1" mt="5" textStyle="heading">
          {words.paid}
        </Heading>
        <Text mt="2" color="fg.muted" textWrap="balance">
          {words.paidText}
        </Text>
        <Button asChild size="lg" mt="7">
          <Link to={paths.home}>{words.backHome}</Link>
        </Button>
      </Panel>
    </Flex>
  )
}

/** A claim from the page of the invoice keeps the invoice's look; nobody has confirmed it yet. */
export function PaymentSuccessScreen() {
  const [params] = useSearchParams()
  const token = params.get('claim')
  if (token !== null) return <ClaimReceived token={token} reference={params.get('reference')} />
  return (
    <SiteLayout>
      <Paid />
    </SiteLayout>
  )
}
