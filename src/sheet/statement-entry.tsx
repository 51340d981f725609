import type { StatementLine } from '#domain/reports/statement.ts'
import './statement-entry.css'

interface StatementEntryProps {
  text: string
  /** Undefined of the opening balance. */
  line: StatementLine | undefined
}

/** An entry of an account. Its number never breaks, and has a line of its own below a word in two languages. */
export function StatementEntry({ text, line }: StatementEntryProps) {
  const number = line?.number
  if (!number || !text.includes(number)) return text
  const [before = '', ...behind] = text.split(number)
  return (
    <>
      {before}
      {before.includes(' · ') && <br />}
      <span className="sheet-whole">{number}</span>
      {behind.join(number)}
    </>
  )
}
