import type { Timing } from '../measure.ts'
import { against, type Row } from '../report.ts'
import { coldStarts } from './cold-start.ts'
import { deno, printed } from './deno.ts'
import type { Hindi, Taxed, Used, Warm } from './run.ts'

const run = <T>(flags: string[], ...args: string[]) =>
  printed<T>(
    deno('bench/pdf/deno.json', [
      ...['--allow-env', '--allow-sys', '--allow-read', ...flags],
      ...['bench/pdf/run.ts', ...args],
    ]),
  )

/** Lets the engine collect garbage as in little memory; by itself it lets 200 MB gather first. */
const smallHeap = '--v8-flags=--max-old-space-size=32,--max-semi-space-size=8'

/** A size or an amount, which is the same each time. */
const once = (value: number): Timing => ({ median: value, p95: value })

async function warmRows(items: number, kilobytes?: string): Promise<Row[]> {
  const { timings, bytes, fullBytes } = await run<Warm>([], 'warm', 'both', String(items))
  const [peer, own] = [once(bytes.pdfkit / 1000), once(bytes.bahi / 1000)]
  const rows = [
    against('pdfkit', timings.pdfkit, `${items} items, warm`, timings.bahi, '≤ 1 ×'),
    against('pdfkit', peer, `${items} items, kB`, own, kilobytes),
  ]
  if (kilobytes === undefined) return rows
  const full = once(fullBytes / 1000)
  return [
    ...rows,
    against(
      'the plain one',
      own,
      `${items} items, code, part payment and notes, kB`,
      full,
      kilobytes,
    ),
  ]
}

async function taxRows(): Promise<Row[]> {
  const { timings, bytes } = await run<Taxed>([], 'taxed')
  const limit = once(24)
  return [
    against('without tax', timings.untaxed, '10 rows with tax, warm', timings.taxed, '≤ 1.3 ×'),
    against('its limit', limit, '10 rows with tax, kB', once(bytes / 1000), '≤ 24'),
  ]
}

async function hindiRows(): Promise<Row[]> {
  const { timings, bytes, cpuOfFirst } = await run<Hindi>([], 'hindi')
  return [
    against('in Latin', timings.latin, '10 rows of Hindi, warm', timings.hindi, '≤ 5 ×'),
    against('its limit', once(60), '10 rows of Hindi, kB', once(bytes / 1000), '≤ 60'),
    against(
      'its limit',
      once(400),
      '10 rows of Hindi, CPU of the first',
      once(cpuOfFirst),
      '≤ 400',
    ),
  ]
}

/** Invoices as PDF under Deno, beside pdfkit with the same fonts, facts and rows. */
export async function pdfRows(): Promise<Row[]> {
  const warm = [
    ...(await warmRows(10, '≤ 20')),
    ...(await taxRows()),
    ...(await hindiRows()),
    ...(await warmRows(500)),
  ]
  const bahi = await run<Used>([smallHeap], 'used', 'bahi', '500')
  const pdfkit = await run<Used>([smallHeap], 'used', 'pdfkit', '500')
  const usedRow = (what: string, of: (used: Used) => number, goal: string) =>
    against('pdfkit', once(of(pdfkit)), `500 items, ${what}`, once(of(bahi)), goal)
  const { bare, source, bundle, steps } = await coldStarts()
  const coldRow = (what: string, timing: Timing, goal?: string) =>
    against('a bare function', bare, `cold start ${what}`, timing, goal)
  return [
    ...warm,
    usedRow('CPU of the first', ({ cpuOfFirst }) => cpuOfFirst, '≤ 2000'),
    usedRow('thirty in a row, resident MB', ({ peakRss }) => peakRss / 1e6, '≤ 128'),
    usedRow('thirty in a row, heap MB', ({ peakHeap }) => peakHeap / 1e6, '≤ 128'),
    coldRow('of a bare function', bare),
    coldRow('to the first answer', bundle.function, '≤ 1.5 ×'),
    coldRow('to the first list', bundle.list, '≤ 2 ×'),
    coldRow('to the first PDF', bundle.pdf, '≤ 4 ×'),
    coldRow('to the first PDF: running the start of the function', steps.start),
    coldRow('to the first PDF: its first request', steps.request),
    coldRow('to the first PDF: running what draws PDFs', steps.code),
    coldRow('to the first PDF: its data, drawing and packing', steps.pdf),
    coldRow('of the source to the first answer', source.function),
    coldRow('of the source to the first PDF', source.pdf),
  ]
}
