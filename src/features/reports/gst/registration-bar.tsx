import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import type { ReturnAddress } from './use-return-address.ts'

interface RegistrationBarProps {
  /** Today's first, if there is one. */
  gstins: string[]
  address: ReturnAddress
}

/** Chooses under which GSTIN the return is looked at. */
export function RegistrationBar({ gstins, address }: RegistrationBarProps) {
  const { registration: words } = useWords(gstReturns)
  const { gstin, go } = address
  return (
    <SelectField
      label={words.label}
      help={words.help}
      placeholder={words.own}
      options={gstins.map((value) => ({ value, label: value }))}
      value={gstin ?? ''}
      onChange={({ target }) => go({ gstin: target.value || null })}
    />
  )
}
