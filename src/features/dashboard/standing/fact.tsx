import { Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface FactProps {
  label: string
  value: string
  children: ReactNode
}

/** A figure beside what it is called, and below both one line about it. */
export function Fact({ label, value, children }: FactProps) {
  const labelId = useId()
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      flex="1"
      justify="center"
      gap="0"
      py={{ base: '1.5', md: '2' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex align="baseline" justify="space-between" gap="4">
        <Text id={labelId} textStyle="label" fontWeight="600">
          {label}
        </Text>
        <Text textStyle="amount.lg">{value}</Text>
      </Flex>
      <Text textStyle="meta" color="fg.muted" truncate>
        {children}
      </Text>
    </Stack>
  )
}
