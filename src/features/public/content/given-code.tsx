import { Box, Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { assistants } from '#languages/en/screens/assistants.ts'
import { useWords } from '#src/language/words.ts'
import { copyText } from '#src/lib/copy-text.ts'

interface GivenCodeProps {
  /** The program that takes it. */
  forWhat: string
  code: string
}

/** A file keeps its lines, and scrolls by itself. */
const file = { whiteSpace: 'pre', overflowX: 'auto', pt: '14' } as const

/** A command or a file as it is given to a program, and a button that copies it. */
export function GivenCode({ forWhat, code }: GivenCodeProps) {
  const words = useWords(assistants)
  const isFile = code.includes('\n')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const forget = setTimeout(() => setCopied(false), 4_000)
    return () => clearTimeout(forget)
  }, [copied])
  return (
    <Box
      position="relative"
      css={{ '& pre': { minH: '11', alignContent: 'center', pe: '24', ...(isFile && file) } }}
    >
      {/* A keyboard scrolls what is wider than the screen. */}
      <pre tabIndex={isFile ? 0 : undefined}>{code}</pre>
      <Button
        size="xs"
        variant="outline"
        position="absolute"
        top="1.5"
        insetEnd="1.5"
        aria-label={copied ? undefined : words.copyOf({ program: forWhat })}
        onClick={async () => setCopied(await copyText(Promise.resolve(code)))}
      >
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </Button>
    </Box>
  )
}
