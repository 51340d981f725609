import { type FieldValues, set } from 'react-hook-form'

const isBadNumber = (control: Element) =>
  control instanceof HTMLInputElement && control.validity.badInput

/**
 * The values of a form, for their check. What is typed into a number field and is no number, such as "12e", comes out of
 * it as blank, which another field could be blamed for; here it is NaN, which no schema takes for a number.
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
