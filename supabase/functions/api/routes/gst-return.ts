import type * as v from 'valibot'
import { Refusal } from '#api/http/errors.ts'
import { gstr3bShape } from '#api/http/gst-return-shape.ts'
import { invalid } from '#api/http/input.ts'
import type { Db } from '#data/client.ts'
import { DataError } from '#data/errors.ts'
import { getReturnSource } from '#data/gst-returns.ts'
import type { PlainDate } from '#domain/dates.ts'
import { periodCode } from '#domain/filing.ts'
import { composeGstr1 } from '#domain/gst/gstr1/compose.ts'
import { gstr1FileName } from '#domain/gst/gstr1/file.ts'
import { returnPeriod } from '#domain/gst/gstr1/period.ts'
import { prepareReturn } from '#domain/gst/gstr1/prepare.ts'
import { gstr1Texts } from '#domain/gst/gstr1/split.ts'
import { gstr3bOf } from '#domain/gst/gstr3b.ts'
import { gstr1Csv, gstr1CsvName } from '#tables/gstr1-csv.ts'
import type { gstr1Query, gstr3bQuery } from './requests.ts'

async function sourceOf(db: Db, { period, filing }: v.InferOutput<typeof gstr3bQuery>) {
  const found = await getReturnSource(db, returnPeriod(filing, period))
  if (found.registration !== 'regular') {
    throw new DataError({ status: 409, code: 'return_unregistered' })
  }
  return found.source
}

/** A part of the file of the offline tool, or the CSV of a section. */
export async function gstr1Download(
  db: Db,
  asked: v.InferOutput<typeof gstr1Query>,
  today: PlainDate,
) {
  const { section, format, part, filing, iff } = asked
  if (format === 'csv' && section === undefined) {
    throw invalid({ section: 'section says which CSV is asked for.' })
  }
  const source = await sourceOf(db, asked)
  const { made } = prepareReturn(source, { firstDay: asked.period, filing, iff: iff === 'true' })
  if (format === 'csv' && section !== undefined) {
    return {
      type: 'text/csv; charset=utf-8',
      name: gstr1CsvName(made, section),
      text: gstr1Csv(made, section),
    }
  }
  const texts = gstr1Texts(made)
  const text = texts[part - 1]
  if (text === undefined) {
    throw new Refusal(404, 'not_found', `This return has ${texts.length} part(s).`)
  }
  return { type: 'application/json', name: gstr1FileName(made.gstin, today, part), text }
}

/** The figures of 3.1 and 3.2, in rupees. */
export async function gstr3bFigures(db: Db, asked: v.InferOutput<typeof gstr3bQuery>) {
  const source = await sourceOf(db, asked)
  const code = periodCode(returnPeriod(asked.filing, asked.period))
  return gstr3bShape(code, gstr3bOf(composeGstr1(source, code)))
}
