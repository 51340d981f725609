import type { Context } from 'hono'
import type * as v from 'valibot'
import { answer, attachment } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { Refusal } from '#api/http/errors.ts'
import { invalid, knownFieldsOf, parse } from '#api/http/input.ts'
import { limitFile } from '#api/http/limits.ts'
import type { SignedIn } from '#api/http/session.ts'
import { correctionsShape } from '#api/http/shapes/corrections.ts'
import { gstr3bShape } from '#api/http/shapes/gst-return.ts'
import { DataError } from '#data/errors.ts'
import { getReturnSource } from '#data/reports/gst-returns.ts'
import { dayInIndia } from '#domain/dates.ts'
import { periodCode } from '#domain/gst/filing.ts'
import { gstr1Query, gstr3bQuery } from '#domain/gst/gstr1/asked.ts'
import { gstr1FileName } from '#domain/gst/gstr1/file.ts'
import { returnPeriod } from '#domain/gst/gstr1/period.ts'
import { prepareReturn, wholeReturn } from '#domain/gst/gstr1/prepare.ts'
import { gstr1Texts } from '#domain/gst/gstr1/split.ts'
import { gstr3bOf } from '#domain/gst/gstr3b.ts'
import { gstr1Csv, gstr1CsvName } from '#tables/gstr1-csv.ts'

async function sourceOf(
  c: Context<SignedIn>,
  environment: Environment,
  asked: v.InferOutput<typeof gstr3bQuery>,
) {
  await limitFile(environment, c.get('user').id)
  const { period, filing, iff, gstin = null } = asked
  const found = await getReturnSource(c.get('db'), returnPeriod(filing, period), {
    gstin,
    iff: iff === 'true',
  })
  if (found.registration !== 'regular') {
    throw new DataError({ status: 409, code: 'return_unregistered' })
  }
  return found.source
}

const file = (c: Context, type: string, name: string, text: string) =>
  c.body(text, 200, {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
  })

/** A part of the file of the offline tool, or the CSV of a section. */
export async function gstr1(c: Context<SignedIn>, environment: Environment) {
  const asked = parse(gstr1Query, knownFieldsOf(c.req.query(), Object.keys(gstr1Query.entries)))
  const { section, format, part, filing, iff, period } = asked
  if (format === 'csv' && section === undefined) {
    throw invalid({ section: 'section says which CSV is asked for.' })
  }
  const source = await sourceOf(c, environment, asked)
  const { made } = prepareReturn(source, { firstDay: period, filing, iff: iff === 'true' })
  if (format === 'csv' && section !== undefined) {
    const name = gstr1CsvName(made, section)
    return file(c, 'text/csv; charset=utf-8', name, gstr1Csv(made, section))
  }
  const texts = gstr1Texts(made)
  const text = texts[part - 1]
  if (text === undefined) {
    throw new Refusal(404, 'not_found', `This return has ${texts.length} part(s).`)
  }
  const name = gstr1FileName(made.gstin, dayInIndia(new Date()), part)
  return file(c, 'application/json', name, text)
}

/** The figures of 3.1 and 3.2, in rupees. */
export async function gstr3b(c: Context<SignedIn>, environment: Environment) {
  const asked = parse(gstr3bQuery, knownFieldsOf(c.req.query(), Object.keys(gstr3bQuery.entries)))
  const source = await sourceOf(c, environment, asked)
  const code = periodCode(returnPeriod(asked.filing, asked.period))
  const { whole, gstr1a } = wholeReturn(source, code)
  return answer(c, 'OK', gstr3bShape(code, gstr3bOf(whole, gstr1a)))
}

/** What the return of a period amends, and what of it changed since it was filed. */
export async function corrections(c: Context<SignedIn>, environment: Environment) {
  const asked = parse(gstr3bQuery, knownFieldsOf(c.req.query(), Object.keys(gstr3bQuery.entries)))
  const source = await sourceOf(c, environment, asked)
  const code = periodCode(returnPeriod(asked.filing, asked.period))
  return answer(c, 'OK', correctionsShape(code, source.corrections))
}
