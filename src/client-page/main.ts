import { askInvoice } from './client-invoice.ts'
import { followTheme } from './theme.ts'
import { tokenOf } from './token.ts'

followTheme()

const token = tokenOf(window.location.pathname)
// Asked before React is here: the invoice and what draws it come side by side.
const asked = token === null ? Promise.resolve(null) : askInvoice(token)
// The code that waits for it handles a failure; until then it is no unhandled rejection.
asked.catch(() => {})

import('./show-page.tsx').then(
  ({ showPage }) => showPage(token ?? '', asked),
  () => {
    document.getElementById('root')?.remove()
    document.getElementById('lost')?.removeAttribute('hidden')
  },
)

// The browser may bring the page back as it was left; the invoice may be paid meanwhile.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})
