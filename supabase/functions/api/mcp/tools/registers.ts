import * as v from 'valibot'
import { getRegisterFigures, listRegister } from '#data/reports/registers.ts'
import { reportKinds } from '#domain/reports/registers.ts'
import { lineTold, sumsTold } from '../lines.ts'
import { pageOf, rangeOf } from '../told.ts'
import { day, page, reading, said } from '../tool.ts'

const kinds = reportKinds.filter((kind) => kind !== 'ageing')

export const readRegister = reading({
  name: 'read_register',
  title: 'Registers and revenue',
  description:
    'A register between two days, with the sums of all its lines: invoices (the sales register), payments, tds, credit-notes, or revenue by client, item or month. Amounts are in rupees, those named own in the currency of the line. A page has 50 lines.',
  input: v.object({
    kind: said(v.picklist(kinds), 'Which register.'),
    from: day('from', 'The first day'),
    to: day('to', 'The last day'),
    page,
  }),
  run: async ({ kind, from, to, page }, { db }) => {
    const period = { firstDay: from, lastDay: to }
    const [figures, lines] = await Promise.all([
      getRegisterFigures(db, kind, period),
      listRegister(db, kind, period, rangeOf(page)),
    ])
    return {
      lines: lines.map((line) => lineTold(kind, line)),
      sums: sumsTold(kind, figures),
      ...pageOf(page, figures.count),
    }
  },
})
