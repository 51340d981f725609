import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { connections } from '#languages/en/screens/connections.ts'
import type { ApiKey } from '#src/data/account/api-keys.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'

/** A key: what it may do, until when, and when it was last used. */
export function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const words = useWords(connections)
  const dates = useDates()
  const { name, lastFour, expiresOn, usedAt } = apiKey
  const isOver = expiresOn !== null && expiresOn < todayInIndia()
  const day = expiresOn === null ? '' : dates.day(expiresOn)
  const life = expiresOn === null ? '' : isOver ? words.over({ day }) : words.until({ day })
  const use = usedAt === null ? words.unused : words.used({ at: dates.instant(usedAt) })
  const may = [words.reads, ...apiKey.scopes.map((scope) => words.scopes[scope])]
  return (
    <Flex as="li" gap="4" align="center" justify="space-between" wrap="wrap">
      <Box flex="1 1 14rem" minW="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="500" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted" fontFamily="mono">
            {words.ending({ letters: lastFour })}
          </Text>
        </Flex>
        <Text mt="0.5" textStyle="sm" color="fg.muted">
          {may.join(' · ')}
        </Text>
        <Text textStyle="sm" color={isOver ? 'fg.error' : 'fg.muted'}>
          {[use, life].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-label={words.endOne({ name })}
        onClick={onEnd}
      >
        {words.end}
      </Button>
    </Flex>
  )
}
