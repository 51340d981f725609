import type { PlainDate } from '../dates.ts'
import type { LawValues } from './values.ts'

export type LawName = keyof LawValues

/** A remark about a source, which each language words. */
export type LawRemark =
  | 'asRead'
  | 'contradict'
  | 'dayUnknown'
  | 'expected'
  | 'formsAsk'
  | 'largerBench'
  | 'noText'
  | 'notNotified'
  | 'oneSource'
  | 'retold'
  | 'seenOnce'
  | 'utilityDiffers'

/**
 * One rule of law as it holds in a span of days. A change of the law ends one entry and begins another; nothing else in the
 * product says a rate, a limit or a deadline.
 */
export interface LawEntry<Name extends LawName = LawName> {
  name: Name
  /** The first and the last day on which it holds; null where none is known. */
  from: PlainDate | null
  until: PlainDate | null
  /**
   * Whether the text of the law or two independent sources say so. An entry that is not sure is shown and never computed with
   * (`ruleOn` passes over it).
   */
  sure: boolean
  /** The name of the text; empty where none was found, and the remark says so. */
  source: string
  remark?: LawRemark
  value: LawValues[Name]
}

/** The entries of a rule that has held, in one form or another, on every day that the product knows. */
export type LawHistory<Name extends LawName> = readonly [LawEntry<Name>, ...LawEntry<Name>[]]

/** Any entry, with the value that goes with its name. */
export type AnyLaw = { [Name in LawName]: LawEntry<Name> }[LawName]
