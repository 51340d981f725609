import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money.ts'
import { landing } from '#languages/en/screens/landing.ts'
import { useWords } from '#src/language/words.ts'

const items = [
  { description: 'labels', quantity: 12, minor: 84_000_00 },
  { description: 'supervision', quantity: 2, minor: 24_000_00 },
  { description: 'files', quantity: 1, minor: 10_000_00 },
] as const
const number = 'INV/26-27/0042'
const columns = ['description', 'quantity', 'amount'] as const
const total = items.reduce((sum, { minor }) => sum + minor, 0)

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box fontSize={{ base: '0.6875rem', md: '0.8125rem' }} whiteSpace="nowrap">
      <Text color="fg.muted" fontSize="0.6875rem" lineHeight="1rem">
        {label}
      </Text>
      <Text fontWeight="600">{children}</Text>
    </Box>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr) 1.5rem 4.5rem', md: 'minmax(0, 1fr) 2rem 6rem' }}
      columnGap={{ base: '1.5', md: '3' }}
      py={{ base: '2', md: '2.5' }}
      borderBottomWidth="1px"
      css={{ '& > :not(:first-of-type)': { textAlign: 'end' } }}
    >
      {children}
    </Grid>
  )
}

/** White in both themes: every token inside it takes its light value. */
export function HeroSheet() {
  const words = useWords(landing)
  return (
    <Box
      className="chakra-theme light"
      bg="paper.bg"
      color="paper.fg"
      borderRadius="6px"
      boxShadow="paper"
      colorPalette="neel"
      style={{ colorScheme: 'light' }}
      px={{ base: '5', md: '8' }}
      pt={{ base: '5', md: '8' }}
      pb="48"
      fontSize={{ base: '0.6875rem', md: '0.8125rem' }}
      lineHeight="1.25rem"
      fontVariantNumeric="tabular-nums"
    >
      <Flex justify="space-between" gap="4">
        <Box minW="0">
          <Text fontSize="1.125rem" fontWeight="650" letterSpacing="-0.01em">
            {words.seller}
          </Text>
          <Text color="fg.muted" fontSize="0.75rem">
            {words.place}
          </Text>
        </Box>
        <Box textAlign="end" flexShrink="0">
          <Text color="fg.muted" fontSize="0.6875rem" letterSpacing="0.14em">
            {words.invoice}
          </Text>
          <Text fontWeight="600">{number}</Text>
        </Box>
      </Flex>
      <Flex mt={{ base: '5', md: '8' }} wrap="wrap" align="flex-end" columnGap="6" rowGap="3">
        <Fact label={words.billTo}>{words.client}</Fact>
        <Fact label={words.due}>{words.dueDay}</Fact>
        <Box textAlign={{ md: 'end' }} flex={{ base: '1 0 100%', md: '1' }}>
          <Text color="fg.muted" fontSize="0.6875rem" lineHeight="1rem">
            {words.balance}
          </Text>
          <Text fontSize={{ base: '1.25rem', md: '1.25rem' }} fontWeight="680">
            {formatMoney(total)}
          </Text>
        </Box>
      </Flex>
      <Box mt={{ base: '4', md: '7' }}>
        <Row>
          {columns.map((column) => (
            <Text key={column} color="fg.muted" fontSize="0.6875rem">
              {words[column]}
            </Text>
          ))}
        </Row>
        {items.map(({ description, quantity, minor }) => (
          <Row key={description}>
            <Text truncate>{words[description]}</Text>
            <Text>{quantity}</Text>
            <Text>{formatMoney(minor)}</Text>
          </Row>
        ))}
      </Box>
      <Flex
        mt="-1px"
        pt="3"
        borderTopWidth="2px"
        borderColor="paper.rule"
        justify="space-between"
        align="baseline"
        gap="4"
      >
        <Text
          color="fg.muted"
          fontSize="0.6875rem"
          lineHeight="1rem"
          display={{ base: 'none', md: 'block' }}
        >
          {words.inWords}
        </Text>
        <Text
          ms="auto"
          fontSize={{ base: '0.8125rem', md: '1rem' }}
          fontWeight="650"
          whiteSpace="nowrap"
        >
          {`${words.total}\u2002${formatMoney(total)}`}
        </Text>
      </Flex>
      <Box mt="7" textAlign="end" display={{ base: 'none', md: 'block' }}>
        <Fact label={words.status}>{words.unpaid}</Fact>
      </Box>
    </Box>
  )
}
