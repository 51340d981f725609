import { useId } from 'react'
import { useSay } from '#src/language/voice.ts'
import type { FieldFrameProps } from './field-frame.tsx'

export interface BareFrameProps extends FieldFrameProps {
  /** The error is told elsewhere, by an element of this id. */
  errorId?: string | undefined
}

/** Like `FieldFrame`, but of plain elements styled by their surroundings: hundreds of them may be there at once. */
export function BareFrame(props: BareFrameProps) {
  const { label, help, error, id, errorId: told, children } = props
  const say = useSay()
  const ownId = useId()
  const controlId = id ?? ownId
  const errorId = told ?? `${controlId}-error`
  const helpId = `${controlId}-help`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return (
    <div>
      <div>
        <label htmlFor={controlId}>{label}</label>
      </div>
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {told === undefined && (
        <div id={errorId} aria-live="polite">
          {error && say(error)}
        </div>
      )}
      {help && <div id={helpId}>{help}</div>}
    </div>
  )
}
