import { Text } from '@chakra-ui/react'
import type { Attention } from '../../../data/dashboard.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'

interface StateLinkProps {
  state: 'sent' | 'accepted'
  count: number
  rest: string
}

function StateLink({ state, count, rest }: StateLinkProps) {
  const estimates = count === 1 ? '1 estimate' : `${count.toLocaleString('en-IN')} estimates`
  return (
    <>
      <Link to={`${paths.estimates}?state=${state}`}>
        <Text as="span" color="fg" fontWeight="600" textDecoration="underline">
          {estimates}
        </Text>
      </Link>{' '}
      {rest}
    </>
  )
}

/** What of the estimates is not over, in one quiet line: nothing where nothing is. */
export function EstimateLine({ estimates: { sent, accepted } }: Pick<Attention, 'estimates'>) {
  if (sent + accepted === 0) return null
  return (
    <Text color="fg.muted" textStyle="sm">
      {accepted > 0 && (
        <StateLink state="accepted" count={accepted} rest="accepted and not invoiced yet. " />
      )}
      {sent > 0 && (
        <StateLink
          state="sent"
          count={sent}
          rest={sent === 1 ? 'waits for an answer.' : 'wait for an answer.'}
        />
      )}
    </Text>
  )
}
