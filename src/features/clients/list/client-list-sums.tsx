import { Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useAttention } from '#src/data/dashboard.ts'
import { useWords } from '#src/language/words.ts'

/** The number of clients, and where it is all of them, what they owe together. */
export function ClientListSums({ count, isOfAll }: { count: string; isOfAll: boolean }) {
  const { list: words } = useWords(clients)
  const { data } = useAttention()
  if (!isOfAll || !data || data.owed.minor === 0) return count
  const overdue = data.owed.late.reduce((sum, { minor }) => sum + minor, 0)
  // On a phone they would push the buttons of the page down as they come.
  return (
    <>
      {count}
      <Text as="span" hideBelow="md">
        {' · '}
        {words.owed({ amount: formatMoney(data.owed.minor) })}
        {overdue > 0 && (
          <>
            {' · '}
            <Text as="span" color="fg.error">
              {words.overdue({ amount: formatMoney(overdue) })}
            </Text>
          </>
        )}
      </Text>
    </>
  )
}
