// Runs under Deno, as `tests/stack/hosted-runtime.test.ts` starts it: says its version, waits for a line, draws a PDF of
// the kind that it is told, and says how long it is.
import process from 'node:process'
import { buildInvoicePdf } from '#api/pdf/invoice-pdf.ts'
import { numberedLines, sampleInvoice } from '../factories/sample-invoice.ts'

const description = '日本語の請求書と見積書、明細。'.repeat(80).slice(0, 1_000)
const items =
  process.argv[2] === 'plain'
    ? numberedLines(500)
    : Array.from({ length: 500 }, () => ({ description }))
const invoice = sampleInvoice({ items })

const say = (what: string) => process.stdout.write(`${what}\n`)
process.stdin.once('data', () => say(String(buildInvoicePdf(invoice).length)))
say(process.versions.deno ?? '')
