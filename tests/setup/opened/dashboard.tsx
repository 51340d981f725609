import { HttpResponse, http } from 'msw'
import type { ComponentType } from 'react'
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx'
import { nothingWaits, setupRow } from '../../factories/rows/attention-rows.ts'
import { summaryRow } from '../../factories/rows/invoice-rows.ts'
import { listOf } from '../../msw/data-api.ts'
import { server } from '../../msw/server.ts'
import { openAt } from '../screens/render.tsx'

export const rest = 'http://supabase.test/rest/v1'

export const zeros = {
  revenue_minor: 0,
  received_minor: 0,
  overdue_minor: 0,
  invoices: 0,
  paid: 0,
  unpaid: 0,
  overdue: 0,
  without_rate: 0,
}

export type Answers = {
  summary?: object
  rows?: object[]
  setup?: object
  fail?: 'summary' | 'recent' | 'months'
  status?: number
  reason?: string
}

/** Opens the dashboard, or a part of it; returns the periods that it asked for. */
export function open(answers: Answers = {}, Component: ComponentType = DashboardScreen) {
  const { summary = {}, rows = [summaryRow(1)], setup = {}, fail, status = 500 } = answers
  const { reason = 'date_out_of_range' } = answers
  const periods: object[] = []
  const failure = () =>
    HttpResponse.json(
      { message: reason, code: status === 500 ? 'XX000' : `PT${status}` },
      { status },
    )
  server.use(
    http.post(`${rest}/rpc/dashboard_summary`, async ({ request }) => {
      periods.push((await request.json()) as object)
      return fail === 'summary' ? failure() : HttpResponse.json({ ...zeros, ...summary })
    }),
    http.post(`${rest}/rpc/dashboard_months`, () =>
      fail === 'months'
        ? failure()
        : HttpResponse.json([
            {
              month: '2026-11-01',
              revenue_minor: 350,
              ...{ received_minor: 100, outstanding_minor: 250 },
              ...{ came_in_minor: 120, tds_minor: 0 },
            },
          ]),
    ),
    http.post(`${rest}/rpc/dashboard_attention`, () =>
      HttpResponse.json({ ...nothingWaits, setup: setupRow(setup) }),
    ),
    http.post(`${rest}/rpc/list_invoices`, () => (fail === 'recent' ? failure() : listOf(rows))),
  )
  openAt('/dashboard', [
    { path: '/dashboard', Component },
    { path: '*', element: <h1>Another screen</h1> },
  ])
  return periods
}
