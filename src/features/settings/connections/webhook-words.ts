import { webhooks } from '#languages/en/screens/webhooks.ts'
import type { Webhook, WebhookFault } from '#src/data/account/webhooks.ts'
import { useWords } from '#src/language/words.ts'
import type { StatusTone } from '#src/ui/feedback/status-badge.tsx'

type Outcome = { status: number | null; fault: WebhookFault | null }

export const hasArrived = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/** How a try went, in words. */
export function useOutcome() {
  const { outcome: words } = useWords(webhooks)
  return ({ status, fault }: Outcome) => {
    if (fault !== null) return words[fault]
    const said = { status: `${status}` }
    return hasArrived({ status, fault }) ? words.arrived(said) : words.refused(said)
  }
}

/** Whether a webhook works, in a word and its colour. */
export function useWebhookState() {
  const { states } = useWords(webhooks)
  return ({ offWhy, failingSince }: Webhook): { tone: StatusTone; text: string } => {
    if (offWhy === 'owner') return { tone: 'gray', text: states.owner }
    if (offWhy === 'failing') return { tone: 'red', text: states.dead }
    if (offWhy === 'gone') return { tone: 'red', text: states.gone }
    return failingSince === null
      ? { tone: 'green', text: states.on }
      : { tone: 'yellow', text: states.failing }
  }
}
