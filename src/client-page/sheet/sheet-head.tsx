import { formatDay } from '#domain/dates.ts'
import type { Seller } from '#domain/invoice.ts'
import { ClientAmount } from '../client-amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { Fact } from './fact.tsx'

const joined = (parts: (string | null)[], separator: string) =>
  parts.filter(Boolean).join(separator)

function SellerLines({ seller }: { seller: Seller }) {
  const lines = [
    seller.email,
    seller.phone,
    seller.address,
    joined([seller.city, seller.state], ', '),
    joined([seller.country, seller.postalCode], ' '),
    seller.taxId && `Tax ID ${seller.taxId}`,
  ]
  return (
    <div className="meta lines seller-lines">
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** Whose invoice it is, for whom, and until when. */
export function SheetHead({ invoice }: { invoice: ClientInvoice }) {
  const { seller, status, total, balance, currency } = invoice
  return (
    <>
      <div className="sheet-top">
        <div className="sheet-seller">
          {/* The name below says whose it is. 18 by 60 mm at most, as on the PDF. */}
          {seller.logo && <img src={seller.logo} alt="" className="sheet-logo" />}
          <div className="meta">Bill From</div>
          <div className="seller-name">{seller.name}</div>
          <SellerLines seller={seller} />
        </div>
        <div className="sheet-number">
          <div className="meta spaced">INVOICE</div>
          <strong>{invoice.number || 'N/A'}</strong>
        </div>
      </div>
      <div className="sheet-dates">
        <Fact label="Bill To">
          {invoice.clientName}
          <p className="meta plain">{invoice.clientEmail}</p>
        </Fact>
        <Fact label="Issue Date">
          <span className="plain">{formatDay(invoice.issueDate)}</span>
        </Fact>
        <Fact label="Due Date">{formatDay(invoice.dueDate)}</Fact>
        <Fact label={status === 'PAID' ? 'Paid' : 'Balance due'}>
          <div className="amount-lg">
            <ClientAmount amount={status === 'PAID' ? total : balance} currency={currency} />
          </div>
        </Fact>
      </div>
    </>
  )
}
