import { formatWhole } from '../money.ts'
import type { AnyLaw, LawEntry, LawName } from './entry.ts'
import type { LawValues } from './values.ts'

/** A sentence, or what a rule is for and what it says of it. */
export type SaidLaw = string | { for: string; says: string }

/** A language's sentence for each rule, by its value, in the order in which a person would ask. */
export type LawSentences = { readonly [Name in LawName]: (value: LawValues[Name]) => SaidLaw }

const said = <Name extends LawName>({ name, value }: LawEntry<Name>, sentences: LawSentences) =>
  sentences[name](value)

/** One rule of some days as a page shows it: all that it says, line by line. */
export interface ToldLaw extends Omit<AnyLaw, 'value'> {
  lines: SaidLaw[]
}

/** Puts entries of one rule with the same days and the same source together, in the order of the sentences. */
export function toldLaw(entries: readonly AnyLaw[], sentences: LawSentences): ToldLaw[] {
  const groups = Map.groupBy(entries, ({ name, from, until, sure, source, remark }) =>
    // Each section of the old Act has a source of its own.
    JSON.stringify([name, from, until, sure, name === 'tds' ? '' : source, remark]),
  )
  const order = Object.keys(sentences)
  const place = ([first]: readonly AnyLaw[]) => (first ? order.indexOf(first.name) : 0)
  const inOrder = [...groups.values()].sort((a, b) => place(a) - place(b))
  return inOrder.flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { name, from, until, sure, remark } = first
    const sources = [...new Set(group.map(({ source }) => source))]
    const source =
      sources.length > 1 ? (sources[0]?.replace(/, s\. [^;]+/, '') ?? '') : first.source
    const lines = group.map((one) => said(one, sentences))
    return [{ name, from, until, sure, source, ...(remark && { remark }), lines }]
  })
}

/** "₹50,000": limits have no paise. */
export const wholeRupees = (minor: number) => `₹${formatWhole(Math.round(minor / 100))}`

/** "0.1 %" of hundredths of a per cent. */
export const percentOf = (rate: number) => `${rate / 100} %`
