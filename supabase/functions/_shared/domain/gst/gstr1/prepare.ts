import type { PlainDate } from '../../dates.ts'
import { periodOf, shiftPeriod } from '../../periods.ts'
import { periodCode } from '../filing.ts'
import { composeAmendments, corrected } from './amend.ts'
import { composeGstr1, furnished, withoutFurnished } from './compose.ts'
import { type Filing, isFurnishing, returnPeriod } from './period.ts'
import { type Problem, problemsOf } from './problems.ts'
import type { Amendments, Gstr1 } from './rows.ts'
import type { Amendment, ReturnDocument, ReturnSource } from './source.ts'
import { type Tie, tieOf } from './totals.ts'

/** A return: for the month that begins on `firstDay`, or for the quarter of a quarterly filer that ends with it. */
export interface ReturnChoice {
  firstDay: PlainDate
  filing: Filing
  /** Whether the first two months of the quarter were furnished by IFF, and are not repeated. */
  iff: boolean
}

export interface WholeReturn {
  /** Everything issued, including what a quarterly filer has furnished or files later; of a filed one what was filed. */
  whole: Gstr1
  /** The documents of which it is made. */
  documents: ReturnDocument[]
  /** What a GSTR-1A told of the period, or would tell now. It reaches the same GSTR-3B. */
  gstr1a: Amendments
  tie: Tie
}

export interface PreparedReturn extends WholeReturn {
  /** The part to file. */
  made: Gstr1
  problems: Problem[]
}

const isOfGstr1a = ({ via, awaitsGstr3b }: Amendment) =>
  via === null ? awaitsGstr3b : via.form === 'gstr1a'

/** All of a return, with the code of its period, MMYYYY. */
export function wholeReturn(source: ReturnSource, period: string): WholeReturn {
  const { gstin, books, corrections } = source
  const { filed } = corrections
  const compose = (documents: ReturnDocument[]) =>
    composeGstr1({ ...source, ...filed, documents }, period)
  const documents = filed ? filed.documents.map(({ told }) => told) : source.documents
  const told = compose(documents)
  const now = filed ? corrected(filed.documents, corrections.corrected) : documents
  return {
    whole: { ...told, amended: composeAmendments(gstin, corrections.amendments) },
    documents,
    gstr1a: composeAmendments(gstin, corrections.corrected.filter(isOfGstr1a)),
    tie: tieOf(
      books,
      { documents: now, made: filed ? compose(now) : told },
      { documents, made: told },
    ),
  }
}

/** What was corrected up to a day is told by the month in which that was. */
const upTo = (all: readonly Amendment[], from: PlainDate, until: PlainDate): Amendment[] =>
  all.map((one) => ({
    ...one,
    documents: one.documents.filter(
      ({ madeOn }) => madeOn === null || (madeOn >= from && madeOn <= until),
    ),
  }))

/** The amendments of a quarterly filer's month: its first furnishes those of before, too; the quarter what is left. */
function amendmentsIn(source: ReturnSource, { firstDay, filing, iff }: ReturnChoice) {
  const { amendments } = source.corrections
  if (filing === 'monthly') return amendments
  const isPart = isFurnishing(filing, firstDay)
  const isFirst = !isFurnishing(filing, shiftPeriod('month', firstDay, -1))
  const from = isPart ? (isFirst ? '' : firstDay) : iff ? firstDay : ''
  return upTo(amendments, from, isPart ? periodOf('month', firstDay).lastDay : '9999-12-31')
}

/** The return of a period as both doors show and save it. */
export function prepareReturn(source: ReturnSource, choice: ReturnChoice): PreparedReturn {
  const { firstDay, filing, iff } = choice
  const all = wholeReturn(source, periodCode(returnPeriod(filing, firstDay)))
  const registered = composeAmendments(source.gstin, amendmentsIn(source, choice))
  const whole = {
    ...all.whole,
    amended: { ...all.whole.amended, b2ba: registered.b2ba, cdnra: registered.cdnra },
  }
  const isPart = isFurnishing(filing, firstDay)
  const rest = filing === 'quarterly' && iff ? withoutFurnished(whole, firstDay) : whole
  const made = isPart ? furnished(whole) : rest
  return { ...all, whole, made, problems: problemsOf(source) }
}
