// @ts-types="npm:@types/papaparse@5.5.2"
import Papa from 'papaparse'

/** The cells of a CSV text, trimmed, blank lines among them, so that a row keeps its line. */
export const readCsv = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data.map((row) =>
    row.map((cell) => cell.trim()),
  )
