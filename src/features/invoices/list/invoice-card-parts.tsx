import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface InvoiceCardPartsProps {
  clientName: ReactNode
  clientEmail: string
  /** The last thing that was heard of it. */
  news?: string | null
  number: ReactNode
  status?: ReactNode
  /** The day that matters, and for what. */
  day: string
  /** How far away that day is. */
  distance?: ReactNode
  amount: ReactNode
  /** The way on from here, if the row has one: below the day, on a phone below all. */
  action?: ReactNode
  menu?: ReactNode
}

const oneRow = '"client status due amount menu"'
const cardRows = '"client client menu" "status amount amount" "due amount amount"'

/** On a phone a dot stands between both, and is cut off where the second goes to a line of its own. */
const besideOrBelow = {
  '& > *': { position: 'relative', ps: { base: '9px', lg: '0' } },
  '& > * + *::before': {
    content: { base: '"·"', lg: 'none' },
    position: 'absolute',
    insetStart: '3px',
  },
} as const

/** Where the parts of a card stand, whether its invoice is there or on its way. */
export function InvoiceCardParts(parts: InvoiceCardPartsProps) {
  return (
    <Grid
      // One row where the sidebar leaves room for it beside the name.
      templateColumns={{
        base: 'minmax(0, 1fr) auto auto',
        lg: 'minmax(0, 1fr) 6rem 7.5rem 9.5rem 2.5rem',
        xl: 'minmax(0, 1fr) 7rem 10rem 11rem 2.5rem',
      }}
      templateAreas={
        parts.action
          ? {
              base: `${cardRows} "action action action"`,
              lg: `${oneRow} "client status action amount menu"`,
            }
          : { base: cardRows, lg: oneRow }
      }
      alignItems="center"
      columnGap="4"
      rowGap={{ base: '2', lg: parts.action ? '1.5' : '0' }}
    >
      <Box gridArea="client" minW="0">
        <Flex
          columnGap="2"
          direction={{ base: 'column', lg: 'row' }}
          wrap={{ lg: 'wrap' }}
          align={{ lg: 'baseline' }}
        >
          <Text fontWeight="600" truncate maxW="full">
            {parts.clientName}
          </Text>
          {parts.number}
        </Flex>
        <Flex textStyle="meta" color="fg.muted" columnGap="1.5">
          <Text truncate>{parts.clientEmail}</Text>
          {parts.news && (
            <Text flexShrink="0" truncate maxW="full" hideBelow="lg">
              {parts.clientEmail && '· '}
              {parts.news}
            </Text>
          )}
        </Flex>
      </Box>
      <Flex gridArea="status" minH="5" columnGap="2" rowGap="1" wrap="wrap" align="center">
        {parts.status}
        {/* On a phone the email takes the whole line above. */}
        {parts.news && (
          <Text textStyle="meta" color="fg.muted" hideFrom="lg">
            {parts.news}
          </Text>
        )}
      </Flex>
      <Box gridArea="due" overflowX={{ base: 'clip', lg: 'visible' }}>
        <Flex
          direction={{ base: 'row', lg: 'column' }}
          wrap={{ base: 'wrap', lg: 'nowrap' }}
          textStyle="meta"
          color="fg.muted"
          ms={{ base: '-9px', lg: '0' }}
          css={besideOrBelow}
        >
          <Text>{parts.day}</Text>
          {parts.distance}
        </Flex>
      </Box>
      <Box
        gridArea="amount"
        alignSelf={{ base: 'end', lg: 'center' }}
        textAlign="end"
        textStyle="amount"
      >
        {parts.amount}
      </Box>
      {parts.action && (
        <Flex gridArea="action" direction="column" align={{ base: 'stretch', lg: 'start' }}>
          {parts.action}
        </Flex>
      )}
      <Box gridArea="menu" justifySelf="end" me={{ base: '-3', lg: '0' }} minH="9">
        {parts.menu}
      </Box>
    </Grid>
  )
}
