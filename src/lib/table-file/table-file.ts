import type { MessageCode } from '#domain/messages/message.ts'

/**
 * A sheet of a workbook, or a text file: cells as trimmed texts, rows as long as they are in the
 * file.
 */
export type TableSheet = { name: string; rows: string[][] }
export type TableFile = { sheets: TableSheet[] }

/** The limits of one file: a larger one is refused before it takes memory or time. */
export const tableLimits = {
  bytes: 10_000_000,
  inflatedBytes: 100_000_000,
  parts: 2_000,
  rows: 50_000,
  columns: 200,
  letters: 30_000_000,
  seconds: 60,
} as const

const sentences = {
  too_big: 'tableFileTooBig',
  too_large_inside: 'tableFileTooLarge',
  too_slow: 'tableFileTooSlow',
  old_xls: 'tableFileOldXls',
  password: 'tableFilePassword',
  pdf: 'tableFilePdf',
  zip: 'tableFileZip',
  empty: 'tableFileEmpty',
  unreadable: 'tableFileUnreadable',
} as const satisfies Record<string, MessageCode>

export type TableFileCode = keyof typeof sentences

export const isTableFileCode = (code: string): code is TableFileCode =>
  Object.hasOwn(sentences, code)

/** Why a file was not read: a code, and as message the sentence for the person who chose it. */
export class TableFileRefused extends Error {
  override readonly name = 'TableFileRefused'
  readonly code: TableFileCode

  constructor(code: TableFileCode, cause?: unknown) {
    super(sentences[code], { cause })
    this.code = code
  }
}
