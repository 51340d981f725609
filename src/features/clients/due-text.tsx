import { Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { Due } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useWords } from '../../language/words.ts'

/** The amount that a client owes, in rupees, below it the late part; dollars without a rate are counted. */
export function DueText({ due }: { due: Due }) {
  const { list: words } = useWords(clients)
  return (
    <>
      {formatMoney(due.minor)}
      {due.overdueMinor > 0 && (
        <Text textStyle="meta" color="fg.error" fontWeight="400">
          {words.overdue({ amount: formatMoney(due.overdueMinor) })}
        </Text>
      )}
      {due.withoutRate > 0 && (
        <Text textStyle="meta" color="fg.muted" fontWeight="400">
          {words.withoutRate({ count: due.withoutRate })}
        </Text>
      )}
    </>
  )
}
