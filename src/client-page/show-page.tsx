import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { clientPaths } from '../lib/paths/client-paths.ts'
import { answerOf } from './answer.ts'
import type { Found } from './client-invoice.ts'
import { Page } from './page.tsx'

/** Draws the page in place of its skeleton, which stands in invoice.html, once there is something to show. */
export async function showPage(token: string, asked: Promise<Found>) {
  const root = document.getElementById('root')
  if (!root) throw new Error('invoice.html has no #root.')
  const first = await answerOf(asked)
  // The parameter tells what a client says from what a payment provider has confirmed, and leads back here.
  const leave = (reference: string) =>
    window.location.assign(
      `${clientPaths.paymentSucess}?${new URLSearchParams({ claim: token, reference })}`,
    )
  createRoot(root).render(
    <StrictMode>
      <Page token={token} first={first} onClaimed={leave} />
    </StrictMode>,
  )
}
