import { PostgrestClient } from '@supabase/postgrest-js'
import { listEvents } from '#data/documents/history.ts'
import { getInvoice, issueInvoice, listInvoices } from '#data/documents/invoices.ts'
import { getShareLink } from '#data/documents/share-links.ts'
import { listPayments } from '#data/payments/payments.ts'
import { getDashboardSummary } from '#data/reports/dashboard.ts'
import type { Database } from '#database'
import { dayInIndia } from '#domain/dates.ts'
import { PAGE_SIZE } from '#domain/document/invoice.ts'
import { periodOf } from '#domain/periods.ts'
import { newInvoice } from '../../tests/factories/new-invoice.ts'
import { newRow } from '../../tests/factories/rows/new-row.ts'
import { password, workerEmail } from './seed.ts'

// A process of its own, which `load.ts` starts: the people at work, so that their CPU is not the server's.

export type Worked = { times: Record<string, number[]>; errors: string[]; seconds: number }

const [apiUrl = '', key = '', people = '', seconds = ''] = process.argv.slice(2)

const month = periodOf('month', dayInIndia(new Date()))

async function signIn(email: string) {
  const answer = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`)
  const { access_token }: { access_token: string } = await answer.json()
  const rest = new PostgrestClient<Database>(`${apiUrl}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${access_token}` },
    // An error is to be seen, not repeated.
    retry: false,
  })
  return { from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) }
}

/** The actions of one person, and how often of a hundred times. */
function worksOf(db: Awaited<ReturnType<typeof signIn>>) {
  let last = { id: '', pdfUrl: '' as string | null }
  // PDFs are limited by address, and each person has one of their own.
  const address = [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.')
  const create = async () => {
    const items = Array.from({ length: 10 }, () => newRow({ amountMinor: 125_000 }))
    last = await issueInvoice(db, crypto.randomUUID(), newInvoice({ items }))
  }
  const works = [
    {
      kind: 'list',
      share: 40,
      work: () =>
        listInvoices(db, { offset: Math.floor(Math.random() * 8) * PAGE_SIZE, limit: PAGE_SIZE }),
    },
    {
      kind: 'open',
      share: 30,
      work: () =>
        Promise.all(
          [getInvoice, listPayments, listEvents, getShareLink].map((ask) => ask(db, last.id)),
        ),
    },
    {
      kind: 'summary',
      share: 10,
      work: () => getDashboardSummary(db, month),
    },
    { kind: 'create', share: 10, work: create },
    {
      kind: 'PDF',
      share: 10,
      work: async () => {
        const answer = await fetch(`${apiUrl}/functions/v1${last.pdfUrl}`, {
          headers: { 'X-Forwarded-For': address },
        })
        const bytes = await answer.arrayBuffer()
        if (!answer.ok || bytes.byteLength < 5_000) throw new Error(`The PDF: ${answer.status}`)
      },
    },
  ]
  return { create, works }
}

/** One of the works, each as often as its share says. */
function drawn<Work extends { share: number }>(works: Work[]): Work {
  const drawnFrom = works.flatMap((work) => Array.from({ length: work.share }, () => work))
  const [found = works[0]] = drawnFrom.slice(Math.floor(Math.random() * drawnFrom.length))
  if (!found) throw new Error('There is nothing to do.')
  return found
}

const worked: Worked = { times: {}, errors: [], seconds: Number(seconds) }

const workers = await Promise.all(
  Array.from({ length: Number(people) }, async (_, index) => {
    const { create, works } = worksOf(await signIn(workerEmail(index)))
    await create()
    return works
  }),
)
const end = performance.now() + worked.seconds * 1000
await Promise.all(
  workers.map(async (works) => {
    while (performance.now() < end) {
      const chosen = drawn(works)
      const start = performance.now()
      try {
        await chosen.work()
        const times = worked.times[chosen.kind] ?? []
        times.push(performance.now() - start)
        worked.times[chosen.kind] = times
      } catch (error) {
        worked.errors.push(`${chosen.kind}: ${error}`)
      }
    }
  }),
)
process.stdout.write(JSON.stringify(worked))
