import { Text } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { Attention } from '#src/data/dashboard.ts'
import { useEstimates } from '#src/data/estimates.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

interface StateLineProps {
  state: 'sent' | 'accepted'
  count: number
  text: string
}

/** Leads to the list, or to the estimate itself where there is one. */
function StateLine({ state, count, text }: StateLineProps) {
  const { data } = useEstimates(count === 1 ? { state } : null, 1)
  const only = count === 1 ? data?.estimates[0] : undefined
  const list = `${kindPaths('estimate').list}?state=${state}`
  return rich(text, {
    link: (estimates) => (
      <Link to={only ? kindPaths('estimate').document(only.id) : list}>
        <Text as="span" color="fg" fontWeight="600" textDecoration="underline">
          {estimates}
        </Text>
      </Link>
    ),
  })
}

/** Counts the open estimates in one quiet line; nothing where there are none. */
export function EstimateLine({ estimates: { sent, accepted } }: Pick<Attention, 'estimates'>) {
  const { estimates: words } = useWords(dashboard)
  if (sent + accepted === 0) return null
  return (
    <Text color="fg.muted" textStyle="sm">
      {accepted > 0 && (
        <>
          <StateLine
            state="accepted"
            count={accepted}
            text={words.accepted({ count: accepted })}
          />{' '}
        </>
      )}
      {sent > 0 && <StateLine state="sent" count={sent} text={words.sent({ count: sent })} />}
    </Text>
  )
}
