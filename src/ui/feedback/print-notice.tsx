import { Text } from '@chakra-ui/react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'

const MOST = 8

/** Says which characters the PDF cannot print; nothing when there are none. */
export function PrintNotice({ characters }: { characters: string[] }) {
  const { notPrinted } = useWords(kit)
  if (characters.length === 0) return null
  const named = characters.slice(0, MOST).join(' ')
  return (
    <Text textStyle="meta" color="fg.warning">
      {notPrinted({ characters: characters.length > MOST ? `${named} …` : named })}
    </Text>
  )
}
