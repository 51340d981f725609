import { Text } from '@chakra-ui/react'
import { connections } from '#languages/en/screens/connections.ts'
import type { ApiKey } from '#src/data/account/api-keys.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { EntryButton, EntryRow } from '../entry-row.tsx'

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
    <EntryRow
      title={name}
      beside={
        <Text textStyle="sm" fontFamily="mono">
          {words.ending({ letters: lastFour })}
        </Text>
      }
      actions={
        <EntryButton label={words.endOne({ name })} onClick={onEnd}>
          {words.end}
        </EntryButton>
      }
    >
      <Text>{may.join(' · ')}</Text>
      <Text color={isOver ? 'fg.error' : undefined}>{[use, life].filter(Boolean).join(' · ')}</Text>
    </EntryRow>
  )
}
