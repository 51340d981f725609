import { Text } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { Attention } from '#src/data/dashboard.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

interface StateLineProps {
  state: 'sent' | 'accepted'
  text: string
}

function StateLine({ state, text }: StateLineProps) {
  return rich(text, {
    link: (estimates) => (
      <Link to={`${kindPaths('estimate').list}?state=${state}`}>
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
          <StateLine state="accepted" text={words.accepted({ count: accepted })} />{' '}
        </>
      )}
      {sent > 0 && <StateLine state="sent" text={words.sent({ count: sent })} />}
    </Text>
  )
}
