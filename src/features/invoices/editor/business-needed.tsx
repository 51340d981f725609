import { Button, Flex, Text } from '@chakra-ui/react'
import { useBusiness } from '../../../data/business.ts'
import { paths } from '../../../lib/paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ReturningLink } from './way-back.tsx'

/** Said up front to a person without a business, not only when the server refuses. */
export function BusinessNeeded() {
  const { data: business } = useBusiness()
  if (business !== null) return null
  return (
    <Panel mb="5" borderColor="neel.emphasized">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text flex="1" minW="16rem">
          An invoice says who sends it. Set up your business first; what you type here is kept.
        </Text>
        <Button asChild size="sm">
          <ReturningLink to={paths.settingBusiness}>Set up your business</ReturningLink>
        </Button>
      </Flex>
    </Panel>
  )
}
