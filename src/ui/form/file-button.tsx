import { Box, Button, chakra } from '@chakra-ui/react'
import { type ChangeEvent, useRef } from 'react'

const FileInput = chakra('input')

interface FileButtonProps {
  label: string
  /** The kinds that the browser's dialog offers, such as ".zip". */
  accept: string
  disabled?: boolean
  onPick: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ label, accept, disabled, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Emptied, or choosing the same file once more would be no change.
    event.target.value = ''
    if (file) onPick(file)
  }
  return (
    <Box>
      <Button variant="outline" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept={accept}
        hidden
        disabled={disabled}
        onChange={pick}
      />
    </Box>
  )
}
