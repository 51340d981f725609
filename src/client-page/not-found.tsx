import { Notice } from './notice.tsx'

/** One page for a link that never was and one that was replaced or revoked: it does not tell which. */
export function NotFound() {
  return (
    <Notice title="Invoice not found">
      <p>
        This link does not lead to an invoice. It may be incomplete, or whoever sent it has replaced
        or ended it. Please ask them for a new link.
      </p>
    </Notice>
  )
}
