import { ClientAmount } from '../client-amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'

export function SheetItems({ invoice: { items, currency } }: { invoice: ClientInvoice }) {
  return (
    <table className="items">
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Qty</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {items.length === 0 && (
          <tr>
            <td colSpan={3}>No items found</td>
          </tr>
        )}
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name, and never change.
          <tr key={index}>
            <td>{item.description}</td>
            <td>{item.quantity || 1}</td>
            <td>
              <ClientAmount amount={item.amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
