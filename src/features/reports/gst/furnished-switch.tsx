import { isFurnishing } from '#domain/gst/gstr1/period.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import type { ReturnAddress } from './use-return-address.ts'

/** Whether the first two months of a quarter were furnished by IFF; empty for a monthly filer. */
export function FurnishedSwitch({ address }: { address: ReturnAddress }) {
  const { gstr1: words } = useWords(gstReturns)
  const { filing, firstDay, iff, go } = address
  if (filing !== 'quarterly' || isFurnishing(filing, firstDay)) return null
  return (
    <SwitchField
      label={words.furnished}
      help={words.furnishedHelp}
      checked={iff}
      onChange={(yes) => go({ iff: yes })}
    />
  )
}
