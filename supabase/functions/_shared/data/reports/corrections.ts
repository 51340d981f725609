import * as v from 'valibot'
import { filedForms } from '#domain/gst/filing.ts'
import type { Amendment } from '#domain/gst/gstr1/source.ts'
import { documentRow, hsnRow, numberRow, row, toldEntries } from './return-rows.ts'

// The part of a return that is about filed periods: `corrections` in the answer of `public.gst_return`.

const told = row(toldEntries)
const keyed = v.object({ key: v.string() })
const keyedOf = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.unknown(),
    v.transform((given) => ({ key: v.parse(keyed, given).key, told: v.parse(schema, given) })),
  )

const change = v.variant('section', [
  v.object({
    section: v.literal('document'),
    key: v.string(),
    again: v.boolean(),
    made_on: v.nullable(v.string()),
    was: v.nullable(documentRow),
    now: v.nullable(documentRow),
  }),
  v.object({
    section: v.literal('advance'),
    key: v.string(),
    was: v.nullable(told),
    now: v.nullable(told),
  }),
])

const amendmentRow = v.pipe(
  v.object({
    first_day: v.string(),
    last_day: v.string(),
    ends_on: v.string(),
    via: v.nullable(
      row({
        form: v.picklist(filedForms),
        first_day: v.string(),
        last_day: v.string(),
        filed_on: v.string(),
      }),
    ),
    awaits_gstr3b: v.boolean(),
    changes: v.array(change),
    small: v.array(keyedOf(documentRow)),
    advances: v.array(keyedOf(told)),
  }),
  v.transform(
    ({ changes, small, advances, ...given }): Amendment => ({
      firstDay: given.first_day,
      lastDay: given.last_day,
      endsOn: given.ends_on,
      via: given.via,
      awaitsGstr3b: given.awaits_gstr3b,
      documents: changes.flatMap((one) =>
        one.section === 'document'
          ? [
              {
                ...{ key: one.key, was: one.was, now: one.now },
                again: one.again,
                madeOn: one.made_on,
              },
            ]
          : [],
      ),
      small,
      advances: {
        told: advances,
        changes: changes.flatMap((one) =>
          one.section === 'advance' ? [{ key: one.key, was: one.was, now: one.now }] : [],
        ),
      },
    }),
  ),
)

const filed = v.object({
  documents: v.array(keyedOf(documentRow)),
  advances: v.array(told),
  hsn: v.array(hsnRow),
  numbers: v.array(numberRow),
})

export const correctionsRow = row({
  filed: v.nullable(filed),
  corrected: v.array(amendmentRow),
  amendments: v.array(amendmentRow),
  waiting: v.array(amendmentRow),
  last_year_filed: v.optional(v.boolean(), false),
})

type Rows = v.InferInput<typeof correctionsRow>

/** For a database of before. */
export const noCorrections: Rows = { filed: null, corrected: [], amendments: [], waiting: [] }
