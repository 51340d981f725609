import { useSay } from '#src/language/voice.ts'

interface RowErrorsProps {
  errors: { error: string | undefined; errorId: string }[]
}

/** The errors of a row below its fields, where each has a line: a field of numbers is too narrow for a sentence. */
export function RowErrors({ errors }: RowErrorsProps) {
  const say = useSay()
  return (
    // Mounted always: a live region speaks only of what changes inside it.
    <div data-errors="" aria-live="polite">
      {errors.map(
        ({ error, errorId }) =>
          error && (
            <div key={errorId} id={errorId}>
              {say(error)}
            </div>
          ),
      )}
    </div>
  )
}
