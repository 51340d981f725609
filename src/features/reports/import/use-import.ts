import { useRef, useState } from 'react'
import { messageOf } from '#data/errors.ts'
import type { ColumnMapping } from '#domain/import/column-mapping.ts'
import { headRow } from '#domain/import/guess-mapping.ts'
import { type ImportKind, importFields } from '#domain/import/import-fields.ts'
import { type ImportFault, MOST_IMPORT_ROWS, type ReadRows } from '#domain/import/read-rows.ts'
import { message } from '#domain/messages/message.ts'
import {
  type ImportPreview,
  type ImportResult,
  keepMapping,
  mappingFor,
  useImportActions,
} from '#src/data/imports.ts'
import { useSpeech } from '#src/language/speech.ts'
import { readTableFile } from '#src/lib/table-file/read-table-file.ts'
import { TableFileRefused, type TableSheet } from '#src/lib/table-file/table-file.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { checkRows } from './check-rows.ts'
import { headsOf, type Opened, rowsOf } from './opened.ts'
import { saveLeftOut } from './save-left-out.ts'

type Step =
  | { at: 'file' }
  | { at: 'columns'; file: Opened; mapping: ColumnMapping; hasGap: boolean }
  | {
      at: 'look'
      file: Opened
      mapping: ColumnMapping
      id: string
      read: ReadRows
      preview: ImportPreview
    }
  | { at: 'done'; id: string; result: ImportResult; faults: number }

/** A fault that the database found, as those of the file are told. */
const inFile =
  (kind: ImportKind, { lines, rows }: ReadRows) =>
  ({ at, field, message }: ImportPreview['faults'][number]): ImportFault => ({
    line: lines[at] ?? 0,
    field: importFields[kind].some((it) => it.field === field) ? field : '',
    cell: String(rows[at]?.number ?? ''),
    message,
  })

const reasonOf = (error: unknown) =>
  error instanceof TableFileRefused ? error.message : messageOf(error, message('importFailed'))

/** Whether each column with a head has its field, so that there is nothing to choose. */
const isAllKnown = (heads: readonly string[], mapping: ColumnMapping) => {
  const mapped = new Set(Object.values(mapping))
  return heads.every((head, column) => !head.trim() || mapped.has(column))
}

/** The way of a file into the account: chosen, its columns told, looked over, brought in. Until the last nothing is made. */
export function useImport(kind: ImportKind) {
  const { messages, say } = useSpeech()
  const actions = useImportActions()
  const [step, setStep] = useState<Step>({ at: 'file' })
  const [failure, setFailure] = useState('')
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const isBusy = useRef(false)

  async function work(task: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    setFailure('')
    setProgress({ done: 0, total: 0 })
    try {
      await task()
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      isBusy.current = false
      setProgress(null)
    }
  }

  async function openSheet(name: string, sheets: TableSheet[], sheet: number) {
    const rows = sheets[sheet]?.rows ?? []
    const head = headRow(kind, rows)
    const file = { name, sheets, sheet, head }
    const mapping = await mappingFor(kind, headsOf(file), rows.slice(head + 1))
    setStep({ at: 'columns', file, mapping, hasGap: false })
    // The sheet is chosen beside the columns.
    if (sheets.length === 1 && isAllKnown(headsOf(file), mapping) && !lacks(mapping)) {
      await lookOver(file, mapping)
    }
  }

  const lacks = (mapping: ColumnMapping) =>
    importFields[kind].some((it) => it.isRequired && mapping[it.field] === undefined)

  async function lookOver(file: Opened, mapping: ColumnMapping) {
    const below = rowsOf(file).slice(file.head + 1)
    if (below.length > MOST_IMPORT_ROWS) {
      setFailure(messages.importTooLong)
      return
    }
    const first = file.head + 2
    const read = await checkRows(kind, below, mapping, { first, today: todayInIndia() })
    const id = crypto.randomUUID()
    const total = read.rows.length
    const preview = await actions.stage(id, kind, read.rows, (done) => setProgress({ done, total }))
    read.faults.push(...preview.faults.map(inFile(kind, read)))
    read.faults.sort((one, other) => one.line - other.line)
    await keepMapping(kind, headsOf(file), mapping)
    setStep({ at: 'look', file, mapping, id, read, preview })
  }

  return {
    step,
    failure,
    progress,
    open: (chosen: File) =>
      work(async () => {
        const { sheets } = await readTableFile(chosen)
        await openSheet(chosen.name, sheets, 0)
      }),
    choose: (file: Opened, sheet: number) => work(() => openSheet(file.name, file.sheets, sheet)),
    map: (file: Opened, mapping: ColumnMapping) =>
      setStep({ at: 'columns', file, mapping, hasGap: false }),
    look: (file: Opened, mapping: ColumnMapping) => {
      if (lacks(mapping)) {
        setStep({ at: 'columns', file, mapping, hasGap: true })
        return
      }
      work(() => lookOver(file, mapping))
    },
    saveLeftOut: (file: Opened, mapping: ColumnMapping, read: ReadRows) =>
      work(() => saveLeftOut({ kind, file, mapping, read, say })),
    write: (id: string, read: ReadRows) =>
      work(async () => {
        const total = read.rows.length
        const result = await actions.write(id, (done) => setProgress({ done, total }))
        setStep({ at: 'done', id, result, faults: read.faults.length })
      }),
    restart: () => {
      setFailure('')
      setStep({ at: 'file' })
    },
  }
}
