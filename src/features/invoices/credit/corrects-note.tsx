import { Text } from '@chakra-ui/react'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useWords } from '#src/language/words.ts'

/** Tells what becomes of a note of a filed return once another stands in its place. */
export function CorrectsNote() {
  const { note } = useWords(corrections)
  return <Text color="fg.muted">{note.about}</Text>
}
