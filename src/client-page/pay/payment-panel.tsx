import { useEffect, useRef, useState } from 'react'
import { pdfFileName } from '#domain/lines.ts'
import { upiRequestOf } from '#domain/upi.ts'
import { ClaimNotice } from '../claim/claim-notice.tsx'
import { ClaimSlot } from '../claim/claim-slot.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'
import { Due } from './due.tsx'
import { openMinor } from './open-amount.ts'
import { PayWays } from './pay-ways.tsx'

function DownloadLink({ token, number }: { token: string; number: string }) {
  return (
    <a
      className="button"
      href={`/api/share/${encodeURIComponent(token)}/pdf`}
      download={pdfFileName({ id: number, formattedInvoiceNumber: number })}
    >
      <Icon name="download" />
      Download PDF
    </a>
  )
}

interface PaymentPanelProps {
  token: string
  invoice: ClientInvoice
  onClaimed: () => void
}

/** What is due, the ways to pay it, and the client's word that it is paid. */
export function PaymentPanel({ token, invoice, onClaimed }: PaymentPanelProps) {
  const [claiming, setClaiming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancelled = useRef(false)
  const { balance, claim, currency, number, seller, upiId } = invoice
  const amountMinor = openMinor(invoice)
  const link = upiRequestOf({ upiId, payee: seller.name, amountMinor, currency, number })

  useEffect(() => {
    if (!claiming && cancelled.current) opener.current?.focus()
  }, [claiming])
  const cancel = () => {
    cancelled.current = true
    setClaiming(false)
  }

  return (
    <section className="panel" aria-label="Payment">
      <Due invoice={invoice} />
      {claim && <ClaimNotice claim={claim} invoice={invoice} />}
      {balance.minor > 0 && !claiming && <PayWays invoice={invoice} link={link} />}
      {claiming ? (
        <ClaimSlot
          {...{ token, invoice, onClaimed }}
          byUpi={link !== null || (currency === 'INR' && !invoice.bank)}
          onCancel={cancel}
        />
      ) : (
        <div className="actions">
          {balance.minor > 0 && (
            <button
              type="button"
              className={claim ? 'button' : 'button primary'}
              ref={opener}
              onClick={() => setClaiming(true)}
            >
              {claim ? 'Report more' : 'I have paid'}
            </button>
          )}
          <DownloadLink token={token} number={number} />
        </div>
      )}
    </section>
  )
}
