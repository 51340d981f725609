import { Box, IconButton } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '#src/language/words.ts'
import { FieldFrame } from '../field-frame.tsx'
import { Input } from '../input.ts'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>

export function PasswordField({ label, help, error, optional, id, ...input }: PasswordFieldProps) {
  const words = useWords(site)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...{ label, help, error, optional, id }}>
      {(control) => (
        <Box position="relative">
          <Input
            pe="12"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            type="button"
            size="xs"
            variant="ghost"
            position="absolute"
            insetEnd={{ base: '0', md: '1' }}
            top="50%"
            transform="translateY(-50%)"
            aria-label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden />
          </IconButton>
        </Box>
      )}
    </FieldFrame>
  )
}
