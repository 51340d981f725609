import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export interface SwitchFieldProps {
  label: string
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

const Row = chakra('label')
const Input = chakra('input')

interface SwitchProps {
  labelledBy: string
  describedBy?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The switch alone, beside a text that stands elsewhere. */
export function Switch({ labelledBy, describedBy, checked, onChange }: SwitchProps) {
  return (
    <Input
      type="checkbox"
      role="switch"
      aria-labelledby={labelledBy}
      {...(describedBy && { 'aria-describedby': describedBy })}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      appearance="none"
      flexShrink="0"
      position="relative"
      w="11"
      h="6"
      cursor="pointer"
      borderRadius="full"
      bg="border.control"
      transition="background-color 120ms ease-out"
      _checked={{ bg: 'neel.solid', _before: { transform: 'translateX(20px)' } }}
      _before={{
        content: '""',
        position: 'absolute',
        top: '2px',
        insetStart: '2px',
        boxSize: '5',
        borderRadius: 'full',
        bg: 'white',
        boxShadow: 'xs',
        transition: 'transform 120ms ease-out',
      }}
    />
  )
}

/** On or off, effective at once; the whole row is the target. */
export function SwitchField({ label, help, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <Row
      display="flex"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="6"
      py="4"
      cursor="pointer"
    >
      <Box minW="0">
        <Box id={`${id}-label`} textStyle="body" fontWeight="500">
          {label}
        </Box>
        {help && (
          <Box id={`${id}-help`} mt="0.5" textStyle="sm" color="fg.muted">
            {help}
          </Box>
        )}
      </Box>
      <Switch
        labelledBy={`${id}-label`}
        describedBy={help ? `${id}-help` : undefined}
        checked={checked}
        onChange={onChange}
      />
    </Row>
  )
}
