import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { SharedStatement } from './client-statement.ts'
import { answerOf, StatementPage } from './statement-page.tsx'

/** Draws the page in place of its skeleton, which stands in statement.html, once there is something to show. */
export async function showStatement(token: string, asked: Promise<SharedStatement>) {
  const root = document.getElementById('root')
  if (!root) throw new Error('statement.html has no #root.')
  const first = await answerOf(asked)
  createRoot(root).render(
    <StrictMode>
      <StatementPage token={token} first={first} />
    </StrictMode>,
  )
}
