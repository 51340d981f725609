import { clientPaths } from '../lib/client-paths.ts'
import type { RestingRow, Gone as Told, Withdrawn } from './client-invoice.ts'
import { Notice } from './notice.tsx'

function WithdrawnNotice({ noun, number, sellerName, replacement }: Withdrawn) {
  return (
    <Notice title={`${noun.charAt(0).toUpperCase() + noun.slice(1)} ${number} was withdrawn`}>
      <p>
        {sellerName} has withdrawn this {noun}
        {noun === 'invoice' && ', so please do not pay it'}. If you have{' '}
        {noun === 'invoice' && 'paid already, or have '}a question, please ask {sellerName}.
      </p>
      {replacement && (
        <p>
          It was replaced by{' '}
          <a href={clientPaths.clientInvoice(replacement.token)}>{replacement.number}</a>.
        </p>
      )}
    </Notice>
  )
}

function RestingNotice({ seller_name: sellerName }: RestingRow) {
  return (
    <Notice title="This link rests">
      <p>
        {sellerName} shows nothing here for the time being. If you want to pay, or have a question,
        please ask {sellerName}.
      </p>
    </Notice>
  )
}

/** One page for a link that never was and one that was replaced or revoked: it does not tell which. */
function NotFound() {
  return (
    <Notice title="Invoice not found">
      <p>
        This link does not lead to an invoice. It may be incomplete, or whoever sent it has replaced
        or ended it. Please ask them for a new link.
      </p>
    </Notice>
  )
}

/** Of a link that leads to no invoice any more, or to none for now. */
export function Gone({ gone }: { gone: Told | null }) {
  if (!gone) return <NotFound />
  return 'resting' in gone ? <RestingNotice {...gone} /> : <WithdrawnNotice {...gone} />
}
