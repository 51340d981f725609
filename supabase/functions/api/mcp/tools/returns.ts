import * as v from 'valibot'
import { limitFile } from '#api/http/limits.ts'
import { DataError } from '#data/errors.ts'
import { getReturnSource } from '#data/reports/gst-returns.ts'
import { filings, firstDayOf, returnPeriod } from '#domain/gst/gstr1/period.ts'
import { type Problem, problemsOf } from '#domain/gst/gstr1/problems.ts'
import { PAGE_ROWS, quoted, sentence } from '../told.ts'
import { reading, said } from '../tool.ts'

const monthMessage = 'month must be a month such as 2026-04.'
const month = v.pipe(
  v.string(monthMessage),
  v.transform((text) => firstDayOf(text.replace(/^(\d{4})-(\d{2})$/, '$2$1'))),
  v.string(monthMessage),
)

const told = ({ isRefused, message, document, client }: Problem) => ({
  portalRefusesIt: isRefused,
  problem: sentence(message),
  document: document ?? null,
  client: client ? { id: client.id, name: quoted(client.name) } : null,
})

export const returnProblems = reading({
  name: 'gst_return_problems',
  title: 'Problems of a GST return',
  description:
    'What must be mended or known before GSTR-1 of a month is filed, document by document, 50 at most. With filing quarterly the last month of a quarter stands for all three. Nothing is filed.',
  input: v.object({
    month: said(month, 'The month, YYYY-MM.'),
    filing: v.optional(v.picklist(filings), 'monthly'),
  }),
  run: async ({ month, filing }, { db, environment, person }) => {
    await limitFile(environment, person)
    const period = returnPeriod(filing, month)
    const found = await getReturnSource(db, period, { gstin: null, iff: false })
    if (found.registration !== 'regular') {
      throw new DataError({ status: 409, code: 'return_unregistered' })
    }
    const { gstin, documents } = found.source
    const problems = problemsOf(found.source)
    return {
      ...{ gstin, from: period.firstDay, to: period.lastDay, documents: documents.length },
      problems: problems.slice(0, PAGE_ROWS).map(told),
      total: problems.length,
      refusedByPortal: problems.filter(({ isRefused }) => isRefused).length,
    }
  },
})
