import type { Context } from 'hono'
import { answer, paged } from '#api/http/answers.ts'
import { knownFieldsOf, parse, readBody, withDay } from '#api/http/input.ts'
import type { SignedIn } from '#api/http/session.ts'
import { filedMarkShape } from '#api/http/shapes/filing.ts'
import { fileReturn, listMarks, unfileReturn } from '#data/reports/filing.ts'
import { dayInIndia } from '#domain/dates.ts'
import { filingRequest, type ReturnForm, unfilingRequest } from '#domain/gst/filing.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageQuery } from '../requests.ts'

export async function listFiled(c: Context<SignedIn>, form: ReturnForm) {
  const { page, limit } = parse(pageQuery, c.req.query())
  const { marks, total } = await listMarks(c.get('db'), form, { offset: (page - 1) * limit, limit })
  return answer(c, 'OK', paged(marks.map(filedMarkShape), { page, limit, total }))
}

export async function file(c: Context<SignedIn>, form: ReturnForm) {
  const schema = filingRequest(dayInIndia(new Date()))
  const body = knownFieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
  const { filedOn, ...of } = parse(schema, withDay(body, 'filedOn'))
  const mark = await fileReturn(c.get('db'), { ...of, form }, filedOn)
  return answer(c, messages.markedAsFiled, filedMarkShape(mark))
}

export async function unfile(c: Context<SignedIn>, form: ReturnForm) {
  const body = knownFieldsOf(await readBody(c.req.raw), Object.keys(unfilingRequest.entries))
  const { reason, ...of } = parse(unfilingRequest, body)
  const mark = await unfileReturn(c.get('db'), { ...of, form }, reason)
  return answer(c, messages.filedUnmarked, filedMarkShape(mark))
}
