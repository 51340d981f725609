import { expect, test } from 'vitest'
import { largeUnregistered } from '../../supabase/functions/_shared/domain/law/entries/gst-returns.ts'
import { standingRule } from '../../supabase/functions/_shared/domain/law/evaluate.ts'
import { correctionsEnd } from '../../supabase/functions/_shared/domain/law/gst-days.ts'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { sql } from '../setup/stack/database.ts'

// Law that the database decides by, beside the dated law of the domain.

test('the database and the domain know the same last day for amending and the same limit of large invoices, day by day', async () => {
  const days = Array.from({ length: 1_300 }, (_, at) => shiftPeriod('day', '2024-01-01', at))
  const rows = await sql<{ ends: string; above: string }[]>`
    select private.corrections_end(day::date)::text as ends, private.large_from(day::date)::text as above
    from unnest(${days}::text[]) with ordinality as asked (day, place)
    order by place`
  expect(rows.map(({ ends }) => ends)).toEqual(days.map(correctionsEnd))
  expect(rows.map(({ above }) => Number(above))).toEqual(
    days.map((day) => standingRule(largeUnregistered, day).aboveMinor),
  )
})
