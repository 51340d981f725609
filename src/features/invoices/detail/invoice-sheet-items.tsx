import { Table } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { tableSlotRecipe } from '../../../ui/theme/table.ts'
import { AmountText } from '../amount-text.tsx'

export function InvoiceSheetItems({ invoice }: { invoice: Invoice }) {
  return (
    <Table.Root recipe={tableSlotRecipe} mt="10" variant="line" size="md" bg="transparent">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader ps="0">Description</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Qty</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end" pe="0">
            Amount
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {invoice.items.length === 0 && (
          <Table.Row bg="transparent">
            <Table.Cell colSpan={3}>No items found</Table.Cell>
          </Table.Row>
        )}
        {invoice.items.map((item) => (
          <Table.Row key={item.id} bg="transparent" verticalAlign="top">
            <Table.Cell ps="0" overflowWrap="anywhere">
              {item.description}
            </Table.Cell>
            <Table.Cell textAlign="end">{item.quantity || 1}</Table.Cell>
            <Table.Cell textAlign="end" pe="0" whiteSpace="nowrap">
              {item.amount.rupeesMinor === null ? (
                formatMoney(item.amount.minor, invoice.currency)
              ) : (
                <AmountText amount={item.amount} currency={invoice.currency} />
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
