import { legalFormOfGstin, panOfGstin, stateOfGstin } from '#domain/gst/gstin.ts'
import { ownGstinProblem } from '#domain/gst/tax-settings.ts'
import { compact } from '#domain/text.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { TextField, type TextFieldProps } from '#src/ui/form/fields/text-field.tsx'

const LENGTH = 15

interface GstinFieldProps {
  value: string
  field: Omit<TextFieldProps, 'label'>
}

/** The GSTIN, checked while it is typed. */
export function GstinField({ value, field }: GstinFieldProps) {
  const { tax: words } = useWords(businessSettings)
  const typed = compact(value)
  // A number that is still being typed is not called too short.
  const problem = typed.length < LENGTH ? undefined : (ownGstinProblem(typed) ?? undefined)
  return (
    <TextField
      label={words.gstin}
      help={words.gstinHelp}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      error={problem ?? field.error}
    />
  )
}

/** The facts that a GSTIN tells: nobody types them. */
export function GstinFacts({ value }: Pick<GstinFieldProps, 'value'>) {
  const { tax: words } = useWords(businessSettings)
  const places = usePlaces()
  const typed = compact(value)
  const form = legalFormOfGstin(typed)
  return (
    <>
      <TextField
        label={words.state}
        readOnly
        placeholder={words.fromGstin}
        value={places.state(stateOfGstin(typed)) ?? ''}
      />
      <TextField
        label={words.pan}
        readOnly
        placeholder={words.fromGstin}
        value={panOfGstin(typed) ?? ''}
      />
      <TextField
        label={words.legalForm}
        readOnly
        placeholder={words.fromGstin}
        value={form ? words.legalForms[form] : ''}
      />
    </>
  )
}
