import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from '#src/ui/layout/link.tsx'

const Stretched = chakra(Link)

interface FactProps {
  label: string
  value: string
  /** One line about it. */
  hint: string
  /** A further line, where there is more to name. */
  beside?: string | false
  /** The place with more of it: the whole fact is the link. */
  to?: string | false
}

/** A figure beside what it is called, and below both one line about it. */
export function Fact({ label, value, hint, beside, to }: FactProps) {
  const labelId = useId()
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      position="relative"
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
      {beside && (
        <Text textStyle="meta" textAlign="end" overflowWrap="anywhere">
          {beside}
        </Text>
      )}
      <Text textStyle="meta" color="fg.muted" truncate>
        {to ? (
          <Stretched
            to={to}
            color="neel.fg"
            fontWeight="600"
            _hover={{ textDecoration: 'underline' }}
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {hint}
          </Stretched>
        ) : (
          hint
        )}
      </Text>
    </Stack>
  )
}
