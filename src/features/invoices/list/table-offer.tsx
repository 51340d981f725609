import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { PAGE_SIZE } from '#domain/document/invoice.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useWords } from '#src/language/words.ts'
import type { ListAddress } from './use-list-address.ts'

/** Offers the table below the cards, until it is answered; to those who have more invoices than a page of cards. */
export function TableOffer({ address, count }: { address: ListAddress; count: number }) {
  const { offer: words } = useWords(lists)
  const [declined, setDeclined] = useState(false)
  if (declined || !address.undecided || count <= PAGE_SIZE) return null
  return (
    <Flex mt="5" wrap="wrap" align="center" justify="center" columnGap="3" rowGap="2">
      <Text textStyle="sm" color="fg.muted">
        {words.about}
      </Text>
      <Button size="sm" variant="outline" onClick={() => address.show('table')}>
        {words.accept}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          address.keepCards()
          setDeclined(true)
        }}
      >
        {words.decline}
      </Button>
    </Flex>
  )
}
