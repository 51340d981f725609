import { Badge, Flex, Icon, Stack, Text } from '@chakra-ui/react'
import { Check, Rocket } from 'lucide-react'
import { account } from '#languages/en/screens/account.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

export function PlanPanel() {
  const { plan } = useWords(account)
  return (
    <Panel
      title={plan.title}
      actions={<Badge colorPalette="green">{plan.current}</Badge>}
      display="flex"
      flexDirection="column"
    >
      <Text textStyle="amount.lg">{plan.free}</Text>
      <Text mt="1" mb="5" color="fg.muted">
        {plan.about}
      </Text>
      <Stack as="ul" aria-label={plan.included} listStyleType="none" gap="2" mb="5">
        {Object.values(plan.features).map((feature) => (
          <Flex as="li" key={feature} gap="2.5" align="flex-start">
            <Icon as={Check} boxSize="4.5" mt="0.5" color="fg.success" flexShrink="0" aria-hidden />
            <Text minW="0">{feature}</Text>
          </Flex>
        ))}
      </Stack>
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
          {rich(plan.soon, {
            b: (inner) => (
              <Text as="strong" fontWeight="600">
                {inner}
              </Text>
            ),
          })}
        </Text>
      </Flex>
    </Panel>
  )
}
