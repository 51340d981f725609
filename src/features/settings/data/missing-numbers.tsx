import { Box, Text } from '@chakra-ui/react'
import { formatWhole } from '#domain/money.ts'
import { accountData } from '#languages/en/screens/account-data.ts'
import { useMissingNumbers } from '#src/data/account/account-export.ts'
import { useWords } from '#src/language/words.ts'

/** Lists the gaps in the series of numbers; nothing where there are none. */
export function MissingNumbers() {
  const { missing: words } = useWords(accountData)
  const { data: gaps = [] } = useMissingNumbers()
  if (gaps.length === 0) return null
  return (
    <Box mt="5">
      <Text fontWeight="600">{words.title}</Text>
      <Text color="fg.muted">{words.about}</Text>
      <Box as="ul" mt="2" ps="5" listStyleType="disc">
        {gaps.map(({ fromNumber, toNumber, count }) => (
          <li key={fromNumber}>
            {count === 1
              ? fromNumber
              : words.span({
                  first: fromNumber,
                  last: toNumber,
                  count: formatWhole(count),
                })}
          </li>
        ))}
      </Box>
    </Box>
  )
}
