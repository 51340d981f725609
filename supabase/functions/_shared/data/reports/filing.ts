import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import { type FiledForm, type FiledMark, filedForms } from '#domain/gst/filing.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { toDataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const columns =
  'id, form, gstin, first_day, last_day, filed_on, marked_at, unmarked_at, unmark_reason, by_name, unmarked_by_name'

const markRow = v.pipe(
  v.object({
    id: v.string(),
    form: v.picklist(filedForms),
    gstin: v.nullable(v.string()),
    first_day: v.string(),
    last_day: v.string(),
    filed_on: v.string(),
    marked_at: timestamp,
    unmarked_at: v.nullable(timestamp),
    unmark_reason: v.nullable(v.string()),
    by_name: v.nullable(v.string()),
    unmarked_by_name: v.nullable(v.string()),
  }),
  v.transform(
    ({ unmark_reason, ...row }): FiledMark => ({ ...toCamel(row), reason: unmark_reason }),
  ),
)

/** A `gstin` of null is that of today, and '' the time without one. */
export interface AskedReturn {
  form: FiledForm
  period: Period
  gstin: string | null
}

const asked = ({ form, period: { firstDay, lastDay }, gstin }: AskedReturn) => ({
  form,
  first_day: firstDay,
  last_day: lastDay,
  ...(gstin !== null && { gstin }),
})

/** Marks a return as filed on a day, today without one; doing it twice is harmless. */
export async function fileReturn(
  db: Db,
  of: AskedReturn,
  filedOn: PlainDate | null,
): Promise<FiledMark> {
  const mark = await db.rpc('file_period', {
    ...asked(of),
    ...(filedOn !== null && { filed_on: filedOn }),
  })
  return v.parse(markRow, unwrap(mark))
}

/** Takes a mark back for a reason; refused (409) where there is none. */
export async function unfileReturn(db: Db, of: AskedReturn, reason: string): Promise<FiledMark> {
  return v.parse(markRow, unwrap(await db.rpc('unfile_period', { ...asked(of), reason })))
}

/** The caller's marks of a return under a GSTIN, null without one, that share a day with a period, those that were taken back among them; the latest first. */
export async function listMarksOf(
  db: Db,
  { form, period: { firstDay, lastDay }, gstin }: AskedReturn,
): Promise<FiledMark[]> {
  const marks = db.from('filed_periods').select(columns).eq('form', form)
  const rows = unwrap(
    await (gstin === null ? marks.is('gstin', null) : marks.eq('gstin', gstin))
      .lte('first_day', lastDay)
      .gte('last_day', firstDay)
      .order('marked_at', { ascending: false }),
  )
  return v.parse(v.array(markRow), rows)
}

/** All of the caller's marks of a return, the latest period first, and how many there are. */
export async function listMarks(
  db: Db,
  form: FiledForm,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ marks: FiledMark[]; total: number }> {
  const answer = await db
    .from('filed_periods')
    .select(columns, { count: 'exact' })
    .eq('form', form)
    .order('first_day', { ascending: false })
    .order('marked_at', { ascending: false })
    .range(offset, offset + limit - 1)
  if (answer.error) throw toDataError(answer.error, answer.status)
  return { marks: v.parse(v.array(markRow), answer.data), total: answer.count ?? 0 }
}
