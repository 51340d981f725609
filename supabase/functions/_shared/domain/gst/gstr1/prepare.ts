import type { PlainDate } from '../../dates.ts'
import { periodCode } from '../filing.ts'
import { composeGstr1, furnished, withoutFurnished } from './compose.ts'
import { type Filing, isFurnishing, returnPeriod } from './period.ts'
import { type Problem, problemsOf } from './problems.ts'
import type { Gstr1 } from './rows.ts'
import type { ReturnSource } from './source.ts'
import { type Tie, tieOf } from './totals.ts'

/** A return: for the month that begins on `firstDay`, or for the quarter of a quarterly filer that ends with it. */
export interface ReturnChoice {
  firstDay: PlainDate
  filing: Filing
  /** Whether the first two months of the quarter were furnished by IFF, and are not repeated. */
  iff: boolean
}

export interface PreparedReturn {
  /** The part to file. */
  made: Gstr1
  /** Everything issued, including what a quarterly filer has furnished or files later. */
  whole: Gstr1
  tie: Tie
  problems: Problem[]
}

/** The return of a period as both doors show and save it. */
export function prepareReturn(
  source: ReturnSource,
  { firstDay, filing, iff }: ReturnChoice,
): PreparedReturn {
  const whole = composeGstr1(source, periodCode(returnPeriod(filing, firstDay)))
  const isPart = isFurnishing(filing, firstDay)
  const rest = filing === 'quarterly' && iff ? withoutFurnished(whole, firstDay) : whole
  const made = isPart ? furnished(whole) : rest
  return { made, whole, tie: tieOf(source, whole), problems: problemsOf(source) }
}
