import { chakra } from '@chakra-ui/react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'

const Anchor = chakra('a')

export const contentId = 'content'

export function SkipLink() {
  const { skip } = useWords(site)
  return (
    <Anchor
      href={`#${contentId}`}
      position="fixed"
      top="3"
      insetStart="3"
      zIndex="skipNav"
      px="4"
      py="3"
      borderRadius="l2"
      bg="neel.solid"
      color="neel.contrast"
      fontWeight="600"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      onClick={(event) => {
        // The router owns the address: the focus moves, the hash does not change.
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {skip}
    </Anchor>
  )
}
