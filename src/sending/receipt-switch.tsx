import { shiftPeriod } from '#domain/periods.ts'
import { sending } from '#languages/en/screens/sending.ts'
import { useMailPreferences } from '../data/account/profile.ts'
import { useWords } from '../language/words.ts'
import { todayInIndia } from '../lib/today.ts'
import { SwitchField } from '../ui/form/fields/switch-field.tsx'

/** Money that came longer ago is no news to its client: the database mails no receipt for it. */
const NEWS_DAYS = 30

interface ReceiptSwitchProps {
  /** The name of the client. */
  client: string
  /** Whether the client has an address, as each client of an invoice does. */
  hasAddress?: boolean
  /** The day on which the money came, as far as it is known. */
  paidOn: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Says that the client gets a receipt by mail, where one would go, and lets it stay away. */
export function ReceiptSwitch(props: ReceiptSwitchProps) {
  const { client, hasAddress = true, paidOn = '', checked, onChange } = props
  const { receipt: words } = useWords(sending)
  const { data: mails } = useMailPreferences()
  const isNews = paidOn > shiftPeriod('day', todayInIndia(), -NEWS_DAYS)
  if (!mails?.receipts || !hasAddress || !isNews) return null
  return (
    <SwitchField
      label={words.label({ client })}
      help={words.help}
      checked={checked}
      onChange={onChange}
    />
  )
}
