import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** Returns the props of a form's field: its registration and its error. */
export const fieldOf =
  <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) =>
  <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  })
