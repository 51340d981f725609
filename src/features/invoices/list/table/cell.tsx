import { Box, Table, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from '#src/ui/layout/link.tsx'
import { type Column, yieldMark } from './columns.ts'

interface CellProps {
  amount?: boolean
  yields?: Column['yields']
  children: ReactNode
}

export function Cell({ amount, yields, children }: CellProps) {
  return (
    <Table.Cell
      {...yieldMark(yields)}
      py="0"
      px="2"
      h="11"
      textStyle="sm"
      verticalAlign="middle"
      whiteSpace="nowrap"
      textAlign={amount ? 'end' : 'start'}
    >
      {children}
    </Table.Cell>
  )
}

interface DocumentNameProps {
  clientName: string
  number: string
  to: string
}

/** Quiet where its client's name stands above it. */
const numberBelow = {
  fontWeight: '500',
  '@container (max-width: 42rem)': {
    fontWeight: '400',
    textStyle: 'meta',
    color: 'fg.muted',
  },
}

/** The number that leads to a document, below its client where their column has yielded. */
export function DocumentName({ clientName, number, to }: DocumentNameProps) {
  return (
    <>
      <Box data-below="">
        <Text fontWeight="600" whiteSpace="normal" overflowWrap="anywhere" lineClamp="2">
          {clientName}
        </Text>
      </Box>
      <Link to={to}>
        <Text as="span" textStyle="document" css={numberBelow}>
          {number}
        </Text>
      </Link>
    </>
  )
}
