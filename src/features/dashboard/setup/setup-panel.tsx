import { Box, Button, Flex, Icon, SimpleGrid, Text } from '@chakra-ui/react'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { nextStep, setupSteps } from '#domain/people/setup.ts'
import { businesses } from '#languages/en/names/businesses.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useSession } from '#src/data/account/session.ts'
import { type Attention, usePutSetupAway } from '#src/data/dashboard.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { setupPath } from '#src/lib/paths/setup-paths.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

function Steps({ setup }: Pick<Attention, 'setup'>) {
  const { setup: words } = useWords(dashboard)
  const { steps } = useWords(businesses)
  const begins = !setup.issued
  return (
    <SimpleGrid
      as="ol"
      listStyleType="none"
      columns={{ base: 1, sm: begins ? 1 : 3, lg: 3 }}
      gap={begins ? '3' : '2'}
    >
      {setupSteps.map((step) => (
        <Box as="li" key={step}>
          <Flex
            asChild
            align="center"
            gap="2.5"
            minH="11"
            fontWeight="600"
            _hover={{ bg: 'bg.subtle' }}
            // For a beginner each is a card; later a line among others.
            {...(begins
              ? { h: 'full', px: '4', py: '2.5', borderWidth: '1px', borderRadius: 'l2' }
              : { mx: '-2', px: '2', borderRadius: 'l1' })}
          >
            <Link to={setupPath(step)}>
              <Icon
                as={setup[step] ? CircleCheck : Circle}
                boxSize="5"
                color={setup[step] ? 'fg.success' : 'fg.subtle'}
                aria-hidden
              />
              <span>
                {steps[step]}
                <Box as="span" srOnly>
                  {setup[step] ? words.isDone : words.isOpen}
                </Box>
                {begins && (
                  <Text
                    as="span"
                    display="block"
                    color="fg.muted"
                    textStyle="meta"
                    fontWeight="400"
                  >
                    {words.reasons[step]}
                  </Text>
                )}
              </span>
              <Icon as={ChevronRight} boxSize="4" ms="auto" color="fg.muted" aria-hidden />
            </Link>
          </Flex>
        </Box>
      ))}
    </SimpleGrid>
  )
}

/** The progress of the set-up, until it is done or put away; for a beginner the way to the first invoice. */
export function SetupPanel({ setup }: Pick<Attention, 'setup'>) {
  const { messageOf, messages } = useSpeech()
  const { createFirst, setup: words } = useWords(dashboard)
  const { steps } = useWords(businesses)
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
    <Panel title={begins ? words.first : words.title}>
      <Text mb="3" color="fg.muted">
        {shows ? words.progress({ done, all: setupSteps.length }) : words.ready}
      </Text>
      {shows && <Steps setup={setup} />}
      <Flex mt="4" columnGap={{ base: '1', sm: '3' }} rowGap="3" wrap="wrap">
        {begins && setup.business && (
          <Button asChild w={{ base: 'full', sm: 'auto' }}>
            <Link to={paths.invoiceCreate}>{createFirst}</Link>
          </Button>
        )}
        {shows && (
          <Button
            asChild
            w={{ base: 'full', sm: 'auto' }}
            variant={setup.business ? 'outline' : 'solid'}
          >
            <Link to={setupPath(next)}>
              {setup.business ? words.next({ step: steps[next] }) : words.begin}
            </Link>
          </Button>
        )}
        {begins && (
          <Button asChild variant="ghost" px="2">
            <Link to={reportPaths.importOf('clients')}>{words.importClients}</Link>
          </Button>
        )}
        {shows && setup.business && (
          <Button variant="ghost" px="2" onClick={hide}>
            {words.putAway}
          </Button>
        )}
      </Flex>
    </Panel>
  )
}
