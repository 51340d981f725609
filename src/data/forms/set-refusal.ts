import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { DataError, messageOf } from '#data/errors.ts'

/** Puts a refusal of the server beside its field, or above the button if it is about none of them. */
export function setRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
  fallback: string,
) {
  const refused = error instanceof DataError ? error.field : null
  const field = fields.find((name) => name === refused)
  setError(field ?? 'root', { message: messageOf(error, fallback) }, { shouldFocus: true })
}
