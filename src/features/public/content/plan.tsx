import { Box, Flex, Text } from '@chakra-ui/react'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '#src/ui/layout/panel.tsx'

interface PlanProps {
  title: string
  /** How long it costs nothing. */
  until: string
  lines: string[]
  /** The way in. */
  children: ReactNode
}

/** A way to use the product, and all that it includes. */
export function Plan({ title, until, lines, children }: PlanProps) {
  return (
    <Panel
      p={{ base: '5', md: '7' }}
      boxShadow="md"
      color="fg"
      display="flex"
      flexDirection="column"
    >
      <Text as="span" textStyle="title">
        {title}
      </Text>
      <Flex align="baseline" gap="2" mt="2">
        <Text m="0" textStyle="amount.xl" as="span">
          ₹0
        </Text>
        <Text as="span" color="fg.muted">
          {until}
        </Text>
      </Flex>
      <Box as="div" mt="5" mb="6" display="grid" gap="2.5" role="list">
        {lines.map((line) => (
          <Flex key={line} role="listitem" align="flex-start" gap="3">
            <Box
              color="green.fg"
              flexShrink="0"
              h="1lh"
              display="grid"
              placeItems="center"
              aria-hidden
            >
              <BadgeCheck size={18} />
            </Box>
            {line}
          </Flex>
        ))}
      </Box>
      <Box mt="auto">{children}</Box>
    </Panel>
  )
}
