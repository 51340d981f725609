import { Box, Button, Flex, Icon, SimpleGrid, Text } from '@chakra-ui/react'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { nextStep, type SetupProgress, type SetupStep, setupSteps } from '#domain/people/setup.ts'
import { businesses } from '#languages/en/names/businesses.ts'
import { setup } from '#languages/en/screens/setup.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { setupPath } from '#src/lib/paths/setup-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

interface SetupStepsProps {
  step: SetupStep
  done: SetupProgress
  /** The screen that sent the person here, if any. */
  returnTo: string | null
}

/** The present step of the set-up; every other step is a click away, and so is the way out. */
export function SetupSteps({ step, done, returnTo }: SetupStepsProps) {
  const words = useWords(setup)
  const { steps } = useWords(businesses)
  const next = nextStep({ ...done, [step]: true }, step)
  return (
    <Panel
      title={words.title}
      mb="4"
      actions={
        <Text textStyle="sm" color="fg.muted">
          {words.at({ step: setupSteps.indexOf(step) + 1, all: setupSteps.length })}
        </Text>
      }
    >
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, sm: 3 }} gap="2">
        {setupSteps.map((one) => (
          <Box as="li" key={one}>
            <Flex
              asChild
              align="center"
              gap="2.5"
              minH="11"
              px={{ base: '2', sm: '3' }}
              whiteSpace="nowrap"
              borderRadius="l2"
              fontWeight="600"
              color="fg.muted"
              _hover={{ bg: 'bg.subtle', color: 'fg' }}
              _currentStep={{ bg: 'neel.subtle', color: 'fg' }}
            >
              <Link
                to={setupPath(one)}
                state={{ returnTo }}
                aria-current={one === step ? 'step' : undefined}
                aria-label={words[done[one] ? 'done' : 'open']({ step: steps[one] })}
              >
                <Icon
                  as={done[one] ? CircleCheck : Circle}
                  boxSize="5"
                  color={done[one] ? 'fg.success' : 'fg.subtle'}
                  aria-hidden
                />
                {steps[one]}
                {one !== step && <Icon as={ChevronRight} boxSize="4" ms="auto" aria-hidden />}
              </Link>
            </Flex>
          </Box>
        ))}
      </SimpleGrid>
      <Flex mt="4" gap="3" wrap="wrap">
        {done.business && next && (
          <Button asChild size="sm" variant="outline">
            <Link to={setupPath(next)} state={{ returnTo }}>
              {words.skip({ step: steps[next] })}
            </Link>
          </Button>
        )}
        <Button asChild size="sm" variant="ghost">
          <Link to={returnTo ?? paths.dashboard}>{words.leave}</Link>
        </Button>
      </Flex>
    </Panel>
  )
}
