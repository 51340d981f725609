import { Box } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldTexts } from '../field-frame.tsx'
import { Input } from '../input.ts'

export type TextFieldProps = FieldTexts & ComponentProps<typeof Input>

export interface EndedProps extends TextFieldProps {
  /** Lies over the end of the input. */
  end?: ReactNode
}

export function TextField({ label, help, error, optional, id, end, ...input }: EndedProps) {
  const { required } = input
  return (
    <FieldFrame {...{ label, help, error, optional, required, id }}>
      {(control) =>
        end ? (
          <Box position="relative">
            <Input {...input} {...control} />
            {end}
          </Box>
        ) : (
          <Input {...input} {...control} />
        )
      }
    </FieldFrame>
  )
}
