import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useSay } from '#src/language/voice.ts'
import { useWords } from '../../language/words.ts'

export interface FieldTexts {
  label: ReactNode
  help?: ReactNode
  /** The error as words or as a message; it marks the control invalid and is announced. */
  error?: string | undefined
  /** Shows "(optional)" beside the label, outside the accessible name. */
  optional?: boolean | undefined
  /** Shows "(required)" there: most fields are, but people skip this one. */
  required?: boolean | undefined
}

interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldFrameProps extends FieldTexts {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

const Label = chakra('label')

/** The id of the label of a control. */
export const labelIdOf = (controlId: string) => `${controlId}-label`

/** Label above, control, then the error and the help below, all tied together for a reader. */
export function FieldFrame({
  label,
  help,
  error,
  optional,
  required,
  id,
  children,
}: FieldFrameProps) {
  const words = useWords(site)
  const say = useSay()
  const ownId = useId()
  const controlId = id ?? ownId
  const errorId = `${controlId}-error`
  const helpId = `${controlId}-help`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ')

  return (
    <Box w="full" minW="0" data-optional={optional ? '' : undefined}>
      <Flex mb="1.5" columnGap="1.5" wrap="wrap" align="baseline" textStyle="label">
        <Label id={labelIdOf(controlId)} htmlFor={controlId}>
          {label}
        </Label>
        {(optional || required) && (
          <Box as="span" color="fg.muted" fontWeight="400" aria-hidden>
            {optional ? words.optional : words.required}
          </Box>
        )}
      </Flex>
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {/* Mounted always: a live region speaks only of what changes inside it. */}
      <Box id={errorId} aria-live="polite" color="fg.error" textStyle="label">
        {error && <Box mt="1.5">{say(error)}</Box>}
      </Box>
      {help && (
        <Box id={helpId} mt="1.5" color="fg.muted" textStyle="label" fontWeight="400">
          {help}
        </Box>
      )}
    </Box>
  )
}
