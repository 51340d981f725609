import { useState } from 'react'
import { type DepartmentFile, departmentLimits } from '#domain/tds/department.ts'
import { readDepartmentFile } from '#domain/tds/read-department-file.ts'
import { type KeptRows, useTdsActions } from '#src/data/invoices/tds.ts'
import { useSpeech } from '#src/language/speech.ts'
import { readTableFile } from '#src/lib/table-file/read-table-file.ts'
import { TableFileRefused } from '#src/lib/table-file/table-file.ts'
import { todayInIndia } from '#src/lib/today.ts'

export type TdsFileStep =
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string }
  | { kind: 'reading'; name: string }
  | { kind: 'keeping'; rows: number }
  | { kind: 'kept'; file: DepartmentFile; kept: KeptRows }

/** Turns a chosen file into rows of the account: the browser reads it, in a worker, and keeps all of its rows or none. */
export function useTdsFile() {
  const { messageOf, messages } = useSpeech()
  const { keep } = useTdsActions()
  const [step, setStep] = useState<TdsFileStep>({ kind: 'waiting' })

  const read = async (chosen: File) => {
    const { sheets } = await readTableFile(chosen)
    return sheets.map(({ rows }) => readDepartmentFile(rows)).find((found) => found !== null)
  }

  const open = async (chosen: File) => {
    setStep({ kind: 'reading', name: chosen.name })
    let file: DepartmentFile | undefined
    try {
      file = await read(chosen)
    } catch (error) {
      const message =
        error instanceof TableFileRefused ? error.message : messages.tableFileUnreadable
      return setStep({ kind: 'failed', message })
    }
    if (!file) return setStep({ kind: 'failed', message: messages.tdsNoStatement })
    const { rows } = file
    if (rows.length > departmentLimits.rows) {
      return setStep({ kind: 'failed', message: messages.tdsTooManyRows })
    }
    setStep({ kind: 'keeping', rows: rows.length })
    try {
      const today = todayInIndia()
      // A clock that is ahead would make the statement one of tomorrow.
      const toldOn = file.madeOn !== null && file.madeOn < today ? file.madeOn : today
      setStep({ kind: 'kept', file, kept: await keep(toldOn, rows) })
    } catch (error) {
      setStep({ kind: 'failed', message: messageOf(error, messages.tdsKeepFailed) })
    }
  }

  return { step, open }
}
