import { chakra } from '@chakra-ui/react'

const Target = chakra('label')
const Input = chakra('input')

/** A white stroke on a square of 16 by 16. */
const mark = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`,
  )}")`

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
        boxSize="4.5"
        cursor="pointer"
        appearance="none"
        borderWidth="1.5px"
        borderColor="fg.subtle"
        borderRadius="5px"
        bg="bg"
        css={{
          '&:checked, &:indeterminate': {
            bg: 'neel.solid',
            borderColor: 'neel.solid',
            backgroundPosition: 'center',
            backgroundRepeat: 'no-repeat',
          },
          '&:checked': { backgroundImage: mark('M4 8.5l3 3 5.5-6') },
          '&:indeterminate': { backgroundImage: mark('M4.5 8h7') },
        }}
        checked={checked}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = partly
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Target>
  )
}
