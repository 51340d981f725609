import { followTheme } from '../theme.ts'
import { tokenOf } from '../token.ts'
import { askStatement } from './client-statement.ts'

followTheme()

const token = tokenOf(window.location.pathname)
// As for an invoice (../main.ts): requested before React is loaded; a failure counts only once somebody waits for it.
const asked = token === null ? Promise.resolve(null) : askStatement(token)
asked.catch(() => {})

import('./show-statement.tsx').then(
  ({ showStatement }) => showStatement(token ?? '', asked),
  () => {
    document.getElementById('root')?.remove()
    document.getElementById('lost')?.removeAttribute('hidden')
  },
)

window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})
