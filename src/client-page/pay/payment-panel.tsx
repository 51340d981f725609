import { useEffect, useRef, useState } from 'react'
import { waysToPay } from '#domain/document/view/document-view.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { ClaimNotice } from '../claim/claim-notice.tsx'
import { ClaimSlot } from '../claim/claim-slot.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'
import { DownloadLink } from './download-link.tsx'
import { Due } from './due.tsx'
import { LastDaySlot } from './last-day-slot.tsx'
import { openMinor } from './open-amount.ts'
import { PayWays } from './pay-ways.tsx'

interface PaymentPanelProps {
  token: string
  invoice: ClientInvoice
  view: DocumentView
  onClaimed: (reference: string) => void
}

/** The amount due, the ways to pay it, and the button by which the client reports a payment. */
export function PaymentPanel({ token, invoice, view, onClaimed }: PaymentPanelProps) {
  const [claiming, setClaiming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancelled = useRef(false)
  const { balance, claim, currency, estimate, payBy } = invoice
  const spoken = usePageWords()
  const { labels } = spoken.page
  const pay = waysToPay(invoice, spoken, openMinor(invoice))
  // A converted estimate is paid through its invoice.
  const isOpen = balance.minor > 0 && estimate?.state !== 'converted'

  useEffect(() => {
    if (!claiming && cancelled.current) opener.current?.focus()
  }, [claiming])
  const cancel = () => {
    cancelled.current = true
    setClaiming(false)
  }

  return (
    <section className="panel" aria-label={labels.payment}>
      <Due {...{ token, invoice, view }} />
      {isOpen && payBy && <LastDaySlot payBy={payBy} />}
      {claim && <ClaimNotice claim={claim} invoice={invoice} />}
      {isOpen && !claiming && <PayWays {...{ invoice, pay }} name={view.name} />}
      {claiming ? (
        <ClaimSlot
          {...{ token, invoice, onClaimed }}
          byUpi={pay.upi !== null || (currency === 'INR' && !pay.bank)}
          onCancel={cancel}
        />
      ) : (
        <div className="actions">
          {isOpen && (
            <button
              type="button"
              className={claim ? 'button' : 'button primary'}
              ref={opener}
              onClick={() => setClaiming(true)}
            >
              {claim ? labels.reportMore : labels.iHavePaid}
            </button>
          )}
          <DownloadLink token={token} file="pdf" />
        </div>
      )}
    </section>
  )
}
