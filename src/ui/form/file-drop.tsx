import { Box, Button, chakra, Flex, Icon, Text } from '@chakra-ui/react'
import { FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'

const FileInput = chakra('input')

interface FileDropProps {
  label: string
  /** The kinds of files that are read, and what becomes of one. */
  help: string
  /** The kinds that the browser's dialog offers, such as ".csv". */
  accept: string
  busy: boolean
  /** A file is there, and what to do with it is the main action. */
  isQuiet?: boolean
  onPick: (file: File) => void
}

/** A file is chosen, or dropped anywhere on it. */
export function FileDrop({ label, help, accept, busy, isQuiet, onPick }: FileDropProps) {
  const { chooseFile: choose } = useWords(kit)
  const labelId = useId()
  const helpId = useId()
  const [isOver, setIsOver] = useState(false)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Emptied, or choosing the same file once more would be no change.
    event.target.value = ''
    setIsOver(false)
    if (file) onPick(file)
  }
  return (
    <Flex
      position="relative"
      align="center"
      gap="4"
      wrap="wrap"
      minH="120px"
      p={{ base: '4', md: '5' }}
      bg={isOver ? 'neel.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'neel.focusRing' : 'border.control'}
      borderRadius="l3"
      opacity={busy ? '0.6' : undefined}
      _hover={{ borderColor: 'neel.focusRing' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'neel.focusRing', outlineOffset: '2px' }}
    >
      <Icon as={FileSpreadsheet} boxSize="7" color="neel.fg" hideBelow="sm" aria-hidden />
      <Box flex={{ base: '1 1 100%', sm: '1 1 12rem' }} minW="0">
        <Text fontWeight="600" id={labelId}>
          {label}
        </Text>
        <Text textStyle="sm" color="fg.muted" id={helpId}>
          {help}
        </Text>
      </Box>
      {/* The field lies over all of it, and is what is pressed. */}
      <Button asChild size="sm" variant={isQuiet ? 'outline' : 'solid'} flexShrink="0" aria-hidden>
        <span>{choose}</span>
      </Button>
      <FileInput
        type="file"
        accept={accept}
        aria-labelledby={labelId}
        aria-describedby={helpId}
        disabled={busy}
        onChange={pick}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        cursor="pointer"
        fontSize="0"
      />
    </Flex>
  )
}
