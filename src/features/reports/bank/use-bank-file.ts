import { useState } from 'react'
import type { Bank } from '#domain/bank/banks.ts'
import { type BankColumns, isEnough } from '#domain/bank/columns.ts'
import { creditsToKeep } from '#domain/bank/kept-rows.ts'
import { findTable, readStatement, type Statement } from '#domain/bank/statement.ts'
import type { PlainDate } from '#domain/dates.ts'
import { type KeptCount, useBankActions } from '#src/data/bank-rows.ts'
import { useSpeech } from '#src/language/speech.ts'
import { readTableFile } from '#src/lib/table-file/read-table-file.ts'
import { TableFileRefused, type TableSheet } from '#src/lib/table-file/table-file.ts'

/** The contents of a file, and how much of it was new. */
export type FileSummary = {
  bank: Bank | null
  rows: number
  credits: number
  unread: number[]
  from: PlainDate
  to: PlainDate
  kept: KeptCount
}

/** A file whose columns nobody knows yet. */
export type UnknownTable = {
  sheet: TableSheet
  headsAt: number
  columns: BankColumns
  error?: string
}

export type BankFileStep =
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string }
  | { kind: 'reading'; name: string }
  | { kind: 'columns'; table: UnknownTable }
  | { kind: 'keeping'; kept: number; of: number }
  | { kind: 'kept'; summary: FileSummary }

const headsOf = ({ sheet, headsAt }: UnknownTable) => sheet.rows[headsAt] ?? []

/** Turns a chosen file into credits of the account: the browser reads it, asks about unknown columns, and keeps it in parts. */
export function useBankFile() {
  const { messageOf, messages } = useSpeech()
  const { keep, findColumns, keepColumns } = useBankActions()
  const [step, setStep] = useState<BankFileStep>({ kind: 'waiting' })

  const keepStatement = async ({ bank, rows, unread }: Statement) => {
    const credits = creditsToKeep(rows)
    setStep({ kind: 'keeping', kept: 0, of: credits.length })
    try {
      const kept = await keep(credits, (done) =>
        setStep({ kind: 'keeping', kept: done, of: credits.length }),
      )
      const days = rows.map(({ day }) => day).sort()
      const [from = '', to = ''] = [days[0], days.at(-1)]
      setStep({
        kind: 'kept',
        summary: { bank, rows: rows.length, credits: credits.length, unread, from, to, kept },
      })
    } catch (error) {
      setStep({ kind: 'failed', message: messageOf(error, messages.bankKeepFailed) })
    }
  }

  const open = async (file: File) => {
    setStep({ kind: 'reading', name: file.name })
    try {
      const { sheets } = await readTableFile(file)
      const found = findTable(sheets)
      const sheet = sheets[found.sheet]
      if (!sheet) throw new TableFileRefused('empty')
      const { headsAt, heads } = found.table
      // Columns that a person chose for such a file go before a guess from its heads.
      const known = await findColumns(heads).catch(() => null)
      const columns = known && isEnough(known) ? known : found.table.columns
      const statement = columns && readStatement(sheet, headsAt, columns)
      if (statement && statement.rows.length > 0) await keepStatement(statement)
      else setStep({ kind: 'columns', table: { sheet, headsAt, columns: columns ?? {} } })
    } catch (error) {
      const message =
        error instanceof TableFileRefused ? error.message : messages.tableFileUnreadable
      setStep({ kind: 'failed', message })
    }
  }

  /** Reads the table with the columns that the person chose, and remembers them for files with the same heads. */
  const choose = async (table: UnknownTable) => {
    const refuse = (error: string) => setStep({ kind: 'columns', table: { ...table, error } })
    if (!isEnough(table.columns)) return refuse(messages.bankColumnsNeeded)
    const statement = readStatement(table.sheet, table.headsAt, table.columns)
    if (statement.rows.length === 0) return refuse(messages.bankNoRows)
    // If this fails, the columns are chosen again the next time.
    await keepColumns(headsOf(table), table.columns).catch(() => {})
    await keepStatement(statement)
  }

  return {
    step,
    open,
    choose,
    change: (table: UnknownTable) => setStep({ kind: 'columns', table }),
    close: () => setStep({ kind: 'waiting' }),
  }
}
