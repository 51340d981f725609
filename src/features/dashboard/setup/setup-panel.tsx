import { Box, Button, Flex, Icon, SimpleGrid, Text } from '@chakra-ui/react'
import { Circle, CircleCheck } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { nextStep, type SetupStep, setupLabels, setupSteps } from '#domain/setup.ts'
import { useSession } from '../../../data/account/session.ts'
import { type Attention, usePutSetupAway } from '../../../data/dashboard.ts'
import { paths } from '../../../lib/paths.ts'
import { setupPath } from '../../../lib/setup-paths.ts'
import { showError } from '../../../ui/feedback/toast.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** What each step is good for. */
const reasons: Record<SetupStep, string> = {
  business: 'Who your invoices are from',
  tax: 'GST on them, or none',
  payments: 'UPI and bank, for your clients',
  logo: 'On the sheet and the PDF',
}

function Steps({ setup }: Pick<Attention, 'setup'>) {
  const begins = !setup.issued
  return (
    <SimpleGrid
      as="ol"
      listStyleType="none"
      columns={{ base: begins ? 1 : 2, lg: 4 }}
      columnGap="2"
      rowGap={begins ? '0' : '2'}
    >
      {setupSteps.map((step) => (
        <Box as="li" key={step}>
          <Flex
            asChild
            align="center"
            gap="2.5"
            minH="11"
            mx="-2"
            px="2"
            borderRadius="l1"
            fontWeight="600"
            _hover={{ bg: 'bg.subtle' }}
          >
            <Link to={setupPath(step)}>
              <Icon
                as={setup[step] ? CircleCheck : Circle}
                boxSize="5"
                color={setup[step] ? 'fg.success' : 'fg.subtle'}
                aria-hidden
              />
              <span>
                {setupLabels[step]}
                <Box as="span" srOnly>
                  {setup[step] ? ', done' : ', open'}
                </Box>
                {begins && (
                  <Text
                    as="span"
                    display={{ base: 'block', lg: 'none' }}
                    color="fg.muted"
                    textStyle="meta"
                    fontWeight="400"
                  >
                    {reasons[step]}
                  </Text>
                )}
              </span>
            </Link>
          </Flex>
        </Box>
      ))}
    </SimpleGrid>
  )
}

/** How far the set-up has come, until it is done or put away; for a beginner the way to the first invoice. */
export function SetupPanel({ setup }: Pick<Attention, 'setup'>) {
  const userId = useSession().user?.id ?? ''
  const putAway = usePutSetupAway(userId)
  const next = nextStep(setup)
  const begins = !setup.issued
  const shows = next !== null && !setup.putAway
  if (!shows && !begins) return null

  const done = setupSteps.filter((step) => setup[step]).length
  const hide = () =>
    putAway().catch((error) => showError(messageOf(error, messages.accountUpdateFailed)))
  return (
    <Panel title={begins ? 'Your first invoice' : 'Your set-up'}>
      <Text mb="3" color="fg.muted">
        {shows
          ? `${done} of ${setupSteps.length} steps of your set-up are done. Each takes a minute, and can wait.`
          : 'All is ready: who it is for, what for and how much is all it takes.'}
      </Text>
      {shows && <Steps setup={setup} />}
      <Flex mt="4" gap="3" wrap="wrap">
        {begins && setup.business && (
          <Button asChild>
            <Link to={paths.invoiceCreate}>Create Your First Invoice</Link>
          </Button>
        )}
        {shows && (
          <Button asChild variant={setup.business ? 'outline' : 'solid'}>
            <Link to={setupPath(next)}>
              {setup.business ? `Go on: ${setupLabels[next]}` : 'Set up your business'}
            </Link>
          </Button>
        )}
        {shows && setup.business && (
          <Button variant="ghost" onClick={hide}>
            Put away
          </Button>
        )}
      </Flex>
    </Panel>
  )
}
