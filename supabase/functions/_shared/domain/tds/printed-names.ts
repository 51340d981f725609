import type { PlainDate } from '../dates.ts'
import { tdsNameOn } from '../law/tds-due.ts'
import { type TdsPayment, tdsPayments } from '../law/values.ts'

const bare = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** "194J" of "194J(b)": the department writes a section with and without its clause. */
const sectionOf = (name: string) => /^\d{3}[A-Z]?/.exec(bare(name))?.[0] ?? ''

const named = new Map<string, ReturnType<typeof tdsNameOn>>()

/** The law's name of a kind on a day; thousands of rows ask for the same few. */
function nameOn(kind: TdsPayment, day: PlainDate) {
  const key = `${kind} ${day}`
  if (!named.has(key)) named.set(key, tdsNameOn(kind, day))
  return named.get(key) ?? null
}

/** Whether a printed section or code is a kind of payment, on the day that decides; true where the law's name is not known. */
export function isKind(kind: TdsPayment, printed: string, day: PlainDate): boolean {
  const law = nameOn(kind, day)
  if (!law?.name) return true
  const [own, other] = [bare(law.name), bare(printed)]
  if (own === other || law.by === 'code') return own === other
  const isShort = other === sectionOf(printed) || own === sectionOf(law.name)
  return isShort && sectionOf(law.name) === sectionOf(printed)
}

const kindOf = (text: unknown) => tdsPayments.find((kind) => kind === text)

/** The section or code of a kind in a financial year like "2026-27"; null where none is known. */
export function tdsNameOfYear(kind: unknown, year: string): string | null {
  const known = kindOf(kind)
  return known ? (tdsNameOn(known, `${year.slice(0, 4)}-04-01`)?.name ?? null) : null
}
