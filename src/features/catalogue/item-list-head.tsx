import { Grid, Text } from '@chakra-ui/react'
import { catalogue } from '#languages/en/screens/catalogue.ts'
import { useWords } from '../../language/words.ts'

/** The columns of the list, which its lines and its head share. */
export const itemColumns = {
  base: 'minmax(0, 1fr) auto 2.5rem',
  lg: 'minmax(0, 1fr) 6rem 7rem 8rem 11rem 2.5rem',
} as const

const heads = ['item', 'code', 'tax', 'used', 'rate'] as const

/** The heads of the columns where there is room for them. */
export function ItemListHead() {
  const { columns: words } = useWords(catalogue).list
  return (
    <Grid
      hideBelow="lg"
      templateColumns={itemColumns}
      columnGap="3"
      // As far from the edge as the text of a line.
      px="calc(1.25rem + 1px)"
      mb="2"
      textStyle="meta"
      color="fg.muted"
    >
      {heads.map((head) => (
        <Text key={head} textAlign={head === 'rate' ? 'end' : 'start'}>
          {words[head]}
        </Text>
      ))}
    </Grid>
  )
}
