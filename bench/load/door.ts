import { dayInIndia } from '#domain/dates.ts'
import { periodOf } from '#domain/periods.ts'
import { bigUser, issuer, renewPermits, smallUser } from '../database/big-database.ts'
import { measure, type Work } from '../measure.ts'
import { against, type Row } from '../report.ts'

type Server = { apiUrl: string; dbUrl: string; publishableKey: string }
type Call = {
  method: 'GET' | 'POST' | 'OPTIONS'
  token?: string | undefined
  body?: () => unknown
}

const item = { description: 'Design', quantity: 1 }

/** The same question through `/api` and straight to the Data API, taking turns: what the door costs. */
export async function doorRows({ apiUrl, dbUrl, publishableKey }: Server): Promise<Row[]> {
  const users = [bigUser, smallUser, issuer]
  for (const user of users) await renewPermits(dbUrl, user)
  const [reader, atTheDoor, straightOn] = await Promise.all(
    users.map((user) => signIn(apiUrl, publishableKey, user)),
  )
  const ask =
    (path: string, { method, body, token = reader }: Call) =>
    async () => {
      const answer = await fetch(apiUrl + path, {
        method,
        headers: {
          apikey: publishableKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body()) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    }
  const { firstDay, lastDay } = periodOf('month', dayInIndia(new Date()))
  const month = Number(firstDay.slice(5, 7))

  // The methods are fixed, so this needs no request.
  const nothing = ask('/functions/v1/api/invoice', { method: 'OPTIONS' })
  const pairs: Record<string, { door: Work; straight: Work }> = {
    list: {
      door: ask('/functions/v1/api/invoice?page=1&limit=5', { method: 'GET' }),
      straight: ask('/rest/v1/rpc/list_invoices', {
        method: 'POST',
        body: () => ({ skip: 0, most: 5 }),
      }),
    },
    summary: {
      door: ask(`/functions/v1/api/dashboard/summary/data?month=${month}`, {
        method: 'GET',
      }),
      straight: ask('/rest/v1/rpc/dashboard_summary', {
        method: 'POST',
        body: () => ({ first_day: firstDay, last_day: lastDay }),
      }),
    },
    create: {
      door: ask('/functions/v1/api/invoice/create', {
        method: 'POST',
        token: atTheDoor,
        body: () => ({
          clientName: 'Kaveri Interiors',
          clientEmail: 'billing@kaveri.example',
          dueDate: '2990-01-01',
          items: [{ ...item, amount: 12.5 }],
        }),
      }),
      straight: ask('/rest/v1/rpc/issue_invoice', {
        method: 'POST',
        token: straightOn,
        body: () => ({
          request_key: crypto.randomUUID(),
          document: {
            client_name: 'Kaveri Interiors',
            client_email: 'billing@kaveri.example',
            due_date: '2990-01-01',
            items: [{ ...item, amount_minor: 1250 }],
          },
        }),
      }),
    },
  }
  const rows: Row[] = []
  for (const [what, pair] of Object.entries(pairs)) {
    // Fewer than the minute's permits for writes.
    const { door, straight, noOp } = await measure({ ...pair, noOp: nothing }, 60)
    if (rows.length === 0) rows.push(against('no-op', noOp, 'no-op, through /api', noOp))
    rows.push(against('no-op', noOp, `${what}, straight to the Data API`, straight))
    rows.push(against('Data API', straight, `${what}, through /api`, door, '≤ 1.5 ×'))
  }
  return rows
}

export async function signIn(
  apiUrl: string,
  publishableKey: string,
  user: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  })
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`)
  const { access_token }: { access_token: string } = await answer.json()
  return access_token
}
