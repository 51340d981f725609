import postgres from 'postgres'
import { bigUser } from './big-database.ts'
import { measure, type Work } from './measure.ts'
import { against, type Row } from './report.ts'

/** The queries behind the screens, as the Data API sends them, for the person with 100,000 invoices. */
export async function databaseRows(dbUrl: string): Promise<Row[]> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} })
  try {
    return await sql.begin(async (tx) => {
      const [person] = await tx<{ id: string }[]>`
        select id from auth.users where email = ${bigUser.email}`
      await tx`select set_config('request.jwt.claim.sub', ${person?.id ?? ''}, true)`
      await tx`set local role authenticated`
      const page = (offset: number) => tx`
        select * from invoice_summaries order by created_at desc, id desc offset ${offset} limit 5`
      const byStatus = (status: string) => tx`
        select * from invoice_summaries where status = ${status}
        order by created_at desc, id desc limit 5`
      const works: Record<string, Work> = {
        'select 1': () => tx`select 1`,
        'list, page 1': () => page(0),
        'list, page 100': () => page(495),
        'list, last page': () => page(99_995),
        'list of PAID': () => byStatus('PAID'),
        'list of UNPAID': () => byStatus('UNPAID'),
        'list of OVERDUE': () => byStatus('OVERDUE'),
        'count for the pages': () => tx`select count(*) from invoice_summaries`,
        'summary of a month': () =>
          tx`select * from dashboard_summary(date_trunc('month', now())::date, now()::date)`,
        'twelve months': () => tx`select * from dashboard_months(now()::date)`,
        'search by name': (run) =>
          tx`select * from search_invoices(${['kaveri', 'tapti te', 'gold', '0042'][run % 4] ?? ''})`,
        create: () => tx`
          select create_invoice(gen_random_uuid(), 'Kaveri', 'billing@kaveri.example', '2990-01-01',
            '[{"description": "Design", "quantity": 1, "amount_minor": 100}]')`,
      }
      const { 'select 1': limit, ...timings } = await measure(works, 60)
      if (!limit) throw new Error('Nothing was measured.')
      throw new Measured(
        Object.entries(timings).map(([what, timing]) => against('`select 1`', limit, what, timing)),
      )
    })
  } catch (end) {
    // Rolled back: what was created is for the clock only.
    if (end instanceof Measured) return end.rows
    throw end
  } finally {
    await sql.end()
  }
}

class Measured extends Error {
  readonly rows: Row[]
  constructor(rows: Row[]) {
    super()
    this.rows = rows
  }
}
