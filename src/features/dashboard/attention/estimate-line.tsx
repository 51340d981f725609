import { Text } from '@chakra-ui/react'
import type { Attention } from '../../../data/dashboard.ts'
import { dashboard } from '../../../language/english/dashboard.ts'
import { rich } from '../../../language/rich.tsx'
import { useWords } from '../../../language/words.ts'
import { kindPaths } from '../../../lib/kind-paths.ts'
import { Link } from '../../../ui/layout/link.tsx'

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

/** What of the estimates is not over, in one quiet line: nothing where nothing is. */
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
