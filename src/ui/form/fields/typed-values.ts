import { type FieldValues, set } from 'react-hook-form'

const isBadNumber = (control: Element) =>
  control instanceof HTMLInputElement && control.validity.badInput

/**
 * The values of a form, for their check. A number field gives text that is no number, such as "12e", as blank, for
 * which another field could be blamed; here it is NaN, which no schema takes for a number.
 */
export function typedValues<Values extends FieldValues>(
  values: Values,
  form: HTMLFormElement | null,
): Values {
  const bad = Array.from(form?.elements ?? []).filter(isBadNumber)
  if (bad.length === 0) return values
  const typed = structuredClone(values)
  for (const control of bad) set(typed, control.getAttribute('name') ?? '', Number.NaN)
  return typed
}
