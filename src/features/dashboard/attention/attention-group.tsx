import {
  Box,
  Link as ChakraLink,
  Flex,
  Grid,
  type GridItemProps,
  Heading,
  Text,
} from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { formatWhole } from '#domain/money.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge, type StatusTone } from '#src/ui/feedback/status-badge.tsx'
import { Link } from '#src/ui/layout/link.tsx'

interface AttentionGroupProps {
  title: string
  tone: StatusTone
  /** Counts all that wait, shown or not. */
  count: number
  shown: number
  /** The list that has them all, where there is one. */
  all?: { to: string; label: string }
  /** The place in the panel, where it is not the next one. */
  gridArea?: GridItemProps['gridArea']
  children: ReactNode
}

export function AttentionGroup(props: AttentionGroupProps) {
  const { title, tone, count, shown, all, gridArea, children } = props
  const { attention: words } = useWords(dashboard)
  const titleId = useId()
  const more = words.more({ count: formatWhole(count - shown) })
  return (
    <Box minW="0" gridArea={gridArea}>
      <Flex align="center" gap="2" minH={{ base: all ? '11' : '6', md: '6' }}>
        <Heading as="h3" id={titleId} textStyle="label" color="fg.muted">
          {title}
        </Heading>
        <StatusBadge tone={tone}>{formatWhole(count)}</StatusBadge>
        {all && (
          <ChakraLink asChild ms="auto" textStyle="sm" fontWeight="600">
            <Link to={all.to} aria-label={all.label}>
              {words.all}
            </Link>
          </ChakraLink>
        )}
      </Flex>
      {/* The columns of all rows: their amounts stand below each other, however wide their buttons are. */}
      <Grid
        as="ul"
        listStyleType="none"
        mt="1"
        aria-labelledby={titleId}
        templateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }}
        columnGap="3"
      >
        {children}
      </Grid>
      {count > shown && (
        <Text mt="1" textStyle="meta" color="fg.muted">
          {all ? (
            <ChakraLink asChild display="inline-block" py={{ base: '3', md: '0' }}>
              <Link to={all.to}>{more}</Link>
            </ChakraLink>
          ) : (
            more
          )}
        </Text>
      )}
    </Box>
  )
}
