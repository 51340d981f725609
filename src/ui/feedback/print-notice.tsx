import { Text } from '@chakra-ui/react'

const MOST = 8

/** Says which characters the PDF cannot print; nothing when there are none. */
export function PrintNotice({ characters }: { characters: string[] }) {
  if (characters.length === 0) return null
  return (
    <Text textStyle="meta" color="fg.warning">
      The PDF cannot print {characters.slice(0, MOST).join(' ')}
      {characters.length > MOST ? ' …' : ''} and shows □ in their place.
    </Text>
  )
}
