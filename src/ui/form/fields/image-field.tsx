import { Box, Button, Center, chakra, Flex, Image } from '@chakra-ui/react'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '#src/language/words.ts'
import { FieldFrame, type FieldTexts } from '../field-frame.tsx'

export type ImageFieldProps = Omit<FieldTexts, 'label'> & {
  label: string
  /** The address of the picture that is chosen now. */
  value: string | null
  /** The kinds that the browser's dialog offers, such as "image/png". */
  accept: string
  onPick: (file: File) => void
  onRemove: () => void
}

const FileInput = chakra('input')

/** A picture: chosen, dropped upon, shown on paper's white, removed. */
export function ImageField(props: ImageFieldProps) {
  const { label, help, error, optional, value, accept, onPick, onRemove } = props
  const { picture } = useWords(kit)
  const input = useRef<HTMLInputElement>(null)

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Emptied, or choosing the same file once more would be no change.
    event.target.value = ''
    if (file) onPick(file)
  }

  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {(control) => (
        <Flex align="center" gap="4" wrap="wrap">
          <Center
            h="20"
            w="32"
            p="2"
            borderRadius="l2"
            borderWidth="1px"
            borderStyle={value ? 'solid' : 'dashed'}
            borderColor={value ? 'border' : 'border.control'}
            bg={value ? 'paper.bg' : 'bg.subtle'}
            color="fg.muted"
          >
            {value ? (
              <Image src={value} alt={picture.preview({ label })} maxW="full" maxH="full" />
            ) : (
              <ImageUp size={22} aria-hidden />
            )}
          </Center>
          <Flex gap="2" wrap="wrap">
            <Box
              position="relative"
              borderRadius="l2"
              _focusWithin={{
                outline: '2px solid',
                outlineColor: 'neel.focusRing',
                outlineOffset: '2px',
              }}
            >
              <Button as="span" size="sm" variant="outline" aria-hidden>
                {value ? picture.replace : picture.choose}
              </Button>
              {/* Unseen above the button: one target, one stop for the keyboard, and files can be dropped on it. */}
              <FileInput
                ref={input}
                type="file"
                accept={accept}
                {...control}
                onChange={pick}
                position="absolute"
                inset="0"
                w="full"
                opacity="0"
                cursor="pointer"
                fontSize="0"
              />
            </Box>
            {value && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  onRemove()
                  input.current?.focus()
                }}
              >
                {picture.remove({ label: label.toLowerCase() })}
              </Button>
            )}
          </Flex>
        </Flex>
      )}
    </FieldFrame>
  )
}
