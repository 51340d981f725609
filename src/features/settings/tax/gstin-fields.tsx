import { panOfGstin } from '#domain/gst/gstin.ts'
import { ownGstinProblem, stateNameOfGstin } from '#domain/gst/tax-settings.ts'
import { compact } from '#domain/text.ts'
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx'

const LENGTH = 15

/** The GSTIN, checked while it is typed, and what it fills. */
export function GstinFields({
  value,
  field,
}: {
  value: string
  field: Omit<TextFieldProps, 'label'>
}) {
  const typed = compact(value)
  // Nobody is told that a number is too short who is typing it.
  const problem = typed.length < LENGTH ? undefined : (ownGstinProblem(typed) ?? undefined)

  return (
    <>
      <TextField
        label="GSTIN"
        help="15 characters; State and PAN follow from it"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        error={problem ?? field.error}
      />
      <TextField
        label="State of the business"
        readOnly
        placeholder="From the GSTIN"
        value={stateNameOfGstin(typed) ?? ''}
      />
      <TextField
        label="PAN"
        readOnly
        placeholder="From the GSTIN"
        value={panOfGstin(typed) ?? ''}
      />
    </>
  )
}
