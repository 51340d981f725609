import { Box, Flex, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { useDates } from '#src/language/days/use-dates.ts'

interface MonthTooltipProps {
  month: string
  parts: { label: string; color: string; minor: number }[]
}

/** Explains a month's bar in words. */
export function MonthTooltip({ month, parts }: MonthTooltipProps) {
  const dates = useDates()
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l2" px="3" py="2" boxShadow="md">
      <Text textStyle="label" fontWeight="600">
        {dates.month(month)}
      </Text>
      {parts.map(({ label, color, minor }) => (
        <Flex key={label} mt="1" align="center" gap="2" textStyle="meta">
          <Box boxSize="2.5" borderRadius="full" bg={color} />
          <Text color="fg.muted" me="auto">
            {label}
          </Text>
          <Text ms="4" textStyle="amount">
            {formatMoney(minor)}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
