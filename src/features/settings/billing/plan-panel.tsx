import { Badge, Flex, Icon, Text } from '@chakra-ui/react'
import { Rocket } from 'lucide-react'
import { Panel } from '../../../ui/layout/panel.tsx'

export function PlanPanel() {
  return (
    <Panel
      title="Your plan"
      actions={<Badge colorPalette="green">Current</Badge>}
      display="flex"
      flexDirection="column"
    >
      <Text textStyle="amount.lg">Free</Text>
      <Text mt="1" mb="5" color="fg.muted">
        Every feature there is, for as many invoices as you write. No card is needed.
      </Text>
      <Flex
        mt="auto"
        gap="3"
        align="flex-start"
        px="3.5"
        py="3"
        borderRadius="l2"
        bg="neel.subtle"
        textStyle="sm"
      >
        <Icon as={Rocket} boxSize="4.5" mt="0.5" color="neel.fg" aria-hidden />
        <Text minW="0">
          <Text as="strong" fontWeight="600">
            Subscription plans are launching soon.
          </Text>{' '}
          Nothing changes and nothing is charged until you choose one.
        </Text>
      </Flex>
    </Panel>
  )
}
