// Makes a client and their invoice, downloads its PDF, and lists what is owed.
//
//   BAHI_URL=https://bahi.example/api BAHI_KEY=bahi_live_… node docs/examples/invoice.ts order-4711
//
// The key is of Setting → Connections, with the scopes documents and clients. Node runs this file as it stands from 22.18 on.

import { writeFile } from 'node:fs/promises'

const { BAHI_URL: address, BAHI_KEY: key } = process.env
const order = process.argv[2] ?? 'order-4711'
if (!address || !key) throw new Error('Set BAHI_URL and BAHI_KEY.')

const signed = { Authorization: `Bearer ${key}` }

/** Calls the interface. A repeat with the same `once` finds what the first call made, so that a lost answer costs nothing. */
async function call<Data>(path: string, body?: object, once?: string): Promise<Data> {
  const answer = await fetch(address + path, {
    headers: {
      ...signed,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(once && { 'Idempotency-Key': once }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const told = await answer.json()
  // `reason` is for programs, `message` for people; `errors` names each wrong field.
  if (!answer.ok) throw new Error(`${told.reason ?? told.code}: ${told.message}`)
  return told.data
}

type Invoice = { id: string; formattedInvoiceNumber: string; total: number; pdfUrl: string }
type Ageing = { data: { label: string; total: number }[]; sums: { total: number } }

// A client is in the book once.
const [name, email] = ['Kaveri Interiors', 'billing@kaveri.example']
const { data: known } = await call<{ data: { id: string }[] }>(
  `/client?q=${encodeURIComponent(name)}`,
)
const client =
  known[0] ?? (await call<{ id: string }>('/client/create', { name, email, termsDays: 30 }))

// Amounts are in rupees, before tax. A business with GST adds "gstRate" (per cent) and "hsnSac" to its rows.
// To have somebody look first, send the same to /draft/create: the draft waits in the app.
const content = {
  clientId: client.id,
  poNumber: order,
  items: [
    { description: 'Logo design', quantity: 1, amount: 12500.5 },
    { description: 'Consulting', quantity: 3, unit: 'hours', rate: 1500 },
  ],
}
const invoice = await call<Invoice>('/invoice/create', content, order)

const pdf = await fetch(address.replace(/\/api$/, '') + invoice.pdfUrl)
const file = `${invoice.formattedInvoiceNumber.replaceAll('/', '-')}.pdf`
await writeFile(file, new Uint8Array(await pdf.arrayBuffer()))
console.log(`${invoice.formattedInvoiceNumber}: ₹${invoice.total.toFixed(2)}, ${file}`)

const { data: lines, sums } = await call<Ageing>('/report/ageing?limit=50')
for (const line of lines) console.log(`${line.label} owes ₹${line.total.toFixed(2)}`)
console.log(`All owe ₹${sums.total.toFixed(2)}`)
