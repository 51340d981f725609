import { chakra } from '@chakra-ui/react'

const Target = chakra('label')
const Input = chakra('input')

interface ChooseBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for, and not all. */
  partly?: boolean
  onChange: (checked: boolean) => void
}

/** The whole cell is its target. */
export function ChooseBox({ label, checked, partly = false, onChange }: ChooseBoxProps) {
  return (
    <Target display="grid" placeItems="center" boxSize="11" cursor="pointer">
      <Input
        type="checkbox"
        aria-label={label}
        boxSize="4"
        cursor="pointer"
        accentColor="neel.solid"
        checked={checked}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = partly
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Target>
  )
}
