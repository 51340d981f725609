import { Box, Flex, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { landing } from '#languages/en/screens/landing.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Percent of the tallest month, which is this one. */
const months = [34, 52, 44, 66, 40, 57, 76, 55, 71, 84, 60, 100]

export function HeroMonth() {
  const words = useWords(landing)
  return (
    <Panel boxShadow="lg">
      <Text textStyle="meta" color="fg.muted">
        {words.revenue}
      </Text>
      <Text mt="1" textStyle="amount.lg" fontSize={{ base: '1.25rem', md: '1.5rem' }}>
        {formatMoney(4_82_350_00)}
      </Text>
      <Flex mt="3" h={{ base: '12', md: '16' }} align="flex-end" gap={{ base: '1', md: '1.5' }}>
        {months.map((percent) => (
          <Box
            key={percent}
            flex="1"
            borderRadius="3px"
            bg={percent === 100 ? 'neel.solid' : 'neel.emphasized'}
            style={{ height: `${percent}%` }}
          />
        ))}
      </Flex>
    </Panel>
  )
}
