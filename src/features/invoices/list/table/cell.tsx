import { Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
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
