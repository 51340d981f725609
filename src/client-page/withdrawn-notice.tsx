import type { Withdrawn } from './client-invoice.ts'
import { Notice } from './notice.tsx'

export function WithdrawnNotice({ number, sellerName }: Withdrawn) {
  return (
    <Notice title={`Invoice ${number} was withdrawn`}>
      <p>
        {sellerName} has withdrawn this invoice, so please do not pay it. If you have paid already,
        or have a question, please ask {sellerName}.
      </p>
    </Notice>
  )
}
