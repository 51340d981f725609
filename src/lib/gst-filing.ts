import { type Filing, filings } from '#domain/gst/gstr1/period.ts'
import { keepChoice, keptChoice } from './kept-choice.ts'

/** A quarterly filer files by the quarter every time. */
const KEPT = 'bahi-gst-filing'

export const keptFiling = (): Filing | undefined =>
  filings.find((filing) => filing === keptChoice(KEPT))

export const keepFiling = (filing: Filing) => keepChoice(KEPT, filing)
