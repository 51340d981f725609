import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ContentPage } from './content-page.tsx'

const included = [
  'Invoices, estimates and credit notes, in rupees and seven other currencies',
  'GST worked out: CGST, SGST, IGST, exports, reverse charge',
  'A PDF of each, and a page that your client opens without an account',
  'Mails, reminders and receipts, and invoices that repeat',
  'Clients, items, payments, and what is owed to you',
  'All of it over HTTP as well, for your own programs',
]

export function PricingScreen() {
  return (
    <ContentPage
      title="Pricing"
      lead="Free for now, all of it. Subscription plans are launching soon."
    >
      <Panel p={{ base: '5', md: '8' }} boxShadow="md" color="fg">
        <Flex align="baseline" gap="2">
          <Text m="0" textStyle="amount.xl" as="span">
            ₹0
          </Text>
          <Text as="span" color="fg.muted">
            until the plans are here
          </Text>
        </Flex>
        <Box as="div" mt="5" display="grid" gap="2.5" role="list">
          {included.map((text) => (
            <Flex key={text} role="listitem" align="flex-start" gap="3">
              <Box
                color="green.fg"
                flexShrink="0"
                h="1lh"
                display="grid"
                placeItems="center"
                aria-hidden
              >
                <Check size={18} />
              </Box>
              {text}
            </Flex>
          ))}
        </Box>
        <Button asChild mt="6" size="lg">
          <Link to={paths.dashboard}>Get Started</Link>
        </Button>
      </Panel>
      <h2>What happens when the plans come?</h2>
      <p>
        You will see the price before you pay anything. No card is asked for today, so nothing can
        be charged by itself.
      </p>
      <h2>Is there a limit?</h2>
      <p>
        Yes, so that it stays quick for everybody: how much one account may change in a minute and
        mail in a day, far more than a studio needs. Whoever reaches a limit is told so, and loses
        nothing.
      </p>
    </ContentPage>
  )
}
