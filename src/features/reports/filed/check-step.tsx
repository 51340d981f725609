import { chakra } from '@chakra-ui/react'
import type { Problem } from '#domain/gst/gstr1/problems.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { StatusStep } from './status-step.tsx'

const TextLink = chakra(Link)

/** Where the entries to fix, and the advances to be told about, are listed. */
export const PROBLEMS = 'problems'
export const ADVANCES = 'advances'

export interface CheckStepProps {
  problems: Problem[]
  /** How many advances nobody has told the purpose of. */
  undecided: number
  /** The address of a list: a place on this page, or on that of the GSTR-1. */
  placeOf: (list: string) => string
}

/** How many things are to be fixed or known before the return is filed. */
export function CheckStep({ problems, undecided, placeOf }: CheckStepProps) {
  const { check: words } = useWords(gstReturns).status
  const refused = problems.filter(({ isRefused }) => isRefused).length
  const known = problems.length - refused
  if (problems.length === 0 && undecided === 0) {
    return (
      <StatusStep label={words.label} state="done" value={words.none} about={words.noneAbout} />
    )
  }
  const asks = refused === 0 && undecided > 0
  const to = placeOf(asks ? ADVANCES : PROBLEMS)
  const hints = known > 0 ? words.andKnown({ count: known }) : undefined
  return (
    <StatusStep
      label={words.label}
      state={refused > 0 || asks ? 'late' : 'done'}
      value={
        asks
          ? words.undecided({ count: undecided })
          : refused > 0
            ? words.refused({ count: refused })
            : words.known({ count: known })
      }
      about={asks || refused > 0 ? hints : words.knownAbout}
      action={
        <TextLink to={to} color="neel.fg" fontWeight="500" textStyle="sm" py="1.5">
          {to.startsWith('#') ? words.show : words.inGstr1}
        </TextLink>
      }
    />
  )
}
