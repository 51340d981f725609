import { chakra } from '@chakra-ui/react'
import type { Problem } from '#domain/gst/gstr1/problems.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { StatusStep } from './status-step.tsx'

const TextLink = chakra(Link)

interface CheckStepProps {
  problems: Problem[]
  /** Where they are listed: a place on this page, or on that of the GSTR-1. */
  to: string
}

/** How many things are to be fixed or known before the return is filed. */
export function CheckStep({ problems, to }: CheckStepProps) {
  const { check: words } = useWords(gstReturns).status
  const refused = problems.filter(({ isRefused }) => isRefused).length
  const known = problems.length - refused
  if (problems.length === 0) {
    return (
      <StatusStep label={words.label} state="done" value={words.none} about={words.noneAbout} />
    )
  }
  return (
    <StatusStep
      label={words.label}
      state={refused > 0 ? 'late' : 'done'}
      value={refused > 0 ? words.refused({ count: refused }) : words.known({ count: known })}
      about={
        refused === 0 ? words.knownAbout : known > 0 ? words.andKnown({ count: known }) : undefined
      }
      action={
        <TextLink to={to} color="neel.fg" fontWeight="500" textStyle="sm" py="1.5">
          {to.startsWith('#') ? words.show : words.inGstr1}
        </TextLink>
      }
    />
  )
}
