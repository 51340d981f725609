import { webhooks } from '#languages/en/screens/webhooks.ts'
import { useWords } from '#src/language/words.ts'
import { ShownOnce } from '../shown-once.tsx'

interface WebhookSecretProps {
  value: string
  /** The earlier secret signs as well for a day. */
  renewed?: boolean
  onKept: () => void
}

/** The secret of a webhook, shown this once. */
export function WebhookSecret({ value, renewed = false, onKept }: WebhookSecretProps) {
  const { secret: words } = useWords(webhooks)
  return (
    <ShownOnce
      title={words.title}
      leads={[renewed ? words.renewed : words.lead]}
      label={words.label}
      value={value}
      words={words}
      onKept={onKept}
    />
  )
}
