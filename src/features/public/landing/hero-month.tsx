import { Box, Flex, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Percent of the tallest month. */
const months = [
  ['Dec', 34],
  ['Jan', 52],
  ['Feb', 44],
  ['Mar', 66],
  ['Apr', 40],
  ['May', 57],
  ['Jun', 76],
  ['Jul', 55],
  ['Aug', 71],
  ['Sep', 84],
  ['Oct', 60],
  ['Nov', 100],
] as const

export function HeroMonth() {
  return (
    <Panel boxShadow="lg">
      <Text textStyle="meta" color="fg.muted">
        Total Revenue
      </Text>
      <Text mt="1" textStyle="amount.lg" fontSize={{ base: '1.25rem', md: '1.5rem' }}>
        {formatMoney(4_82_350_00)}
      </Text>
      <Flex mt="3" h={{ base: '12', md: '16' }} align="flex-end" gap={{ base: '1', md: '1.5' }}>
        {months.map(([month, percent]) => (
          <Box
            key={month}
            flex="1"
            borderRadius="3px"
            bg={month === 'Nov' ? 'neel.solid' : 'neel.emphasized'}
            style={{ height: `${percent}%` }}
          />
        ))}
      </Flex>
    </Panel>
  )
}
