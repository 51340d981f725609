import { Button, Center, Flex, Heading, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { Panel } from '../../ui/layout/panel.tsx'

/** Where a payment provider sends a client back to. */
const paid = {
  title: 'Payment Successful!',
  text: 'Thank you. Please keep the receipt of your bank or UPI app; whoever sent the invoice sees the payment in their own account.',
}

const isToken = (text: string) => /^[\w-]{16,}$/.test(text)

/** What a client said on the page of the invoice: nobody has confirmed it yet. */
const claimed = {
  title: 'Thank you, we passed it on',
  text: 'Whoever sent the invoice sees what you reported, and confirms it when the money has arrived. Nothing is settled until then.',
}

export function PaymentSuccessScreen() {
  const [params] = useSearchParams()
  const claim = params.get('claim')
  const { title, text } = claim === null ? paid : claimed
  usePageTitle(title.replace('!', ''))
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
          {title}
        </Heading>
        <Text mt="2" color="fg.muted" textWrap="balance">
          {text}
        </Text>
        <Flex mt="7" gap="3" wrap="wrap" justify="center">
          {claim && isToken(claim) && (
            <Button asChild size="lg">
              {/* A document of its own, not a screen of the app. */}
              <a href={paths.clientInvoice(claim)}>Back to the invoice</a>
            </Button>
          )}
          <Button asChild size="lg" variant={claim ? 'outline' : 'solid'}>
            <Link to={paths.home}>Back to Home</Link>
          </Button>
        </Flex>
      </Panel>
    </Flex>
  )
}
