import { Text } from '@chakra-ui/react'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'

interface WaitsForSellerProps {
  id: string
  /** There is none yet; else nobody can tell. */
  isMissing?: boolean
}

/** Says beside a button that is not live why it is not. */
export function WaitsForSeller({ id, isMissing = false }: WaitsForSellerProps) {
  const { business } = useWords(editor)
  return (
    <Text id={id} flex="1 0 100%" textStyle="meta" color="fg.muted">
      {isMissing ? business.first : business.waits}
    </Text>
  )
}
