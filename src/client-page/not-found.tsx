import { Notice } from './notice.tsx'

/** One page for a link that never was, was revoked, and whose invoice was cancelled: none tells which. */
export function NotFound() {
  return (
    <Notice title="Invoice not found">
      <p>
        This link does not lead to an invoice. It may be incomplete, or whoever sent it has replaced
        or withdrawn it. Please ask them for a new link.
      </p>
    </Notice>
  )
}
