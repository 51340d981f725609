import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { account } from '#languages/en/messages/account.ts'
import { isPlainDate } from '../dates.ts'
import { itemSchema } from '../document/new/new-item.ts'
import { importedFields, type RowFieldName } from '../document/new/row-fields.ts'
import { parseMinor } from '../money.ts'
import type { Cells, ImportRow } from './cells.ts'
import { countryIn, currencyIn, dayIn, numberIn, percentIn, stateCodeIn } from './cells.ts'

type Fault = { field: string; message: string }
type Item = Readonly<Record<string, unknown>>
type Gathered = { line: number; document: Record<string, unknown>; items: Item[]; isWhole: boolean }

const given = (text: string) => text || undefined

const amountIn = (cell: string) => (cell === '' ? undefined : (parseMinor(numberIn(cell)) ?? null))

/** Reads the facts about the whole invoice from its rows; a fault when a cell cannot be read. */
function documentOf(cell: Cells): Record<string, unknown> | Fault {
  for (const [field, label] of [
    ['number', 'invoiceNumber'],
    ['clientName', 'clientName'],
  ] as const) {
    if (cell(field) === '') return { field, message: message('required', { label }) }
  }
  const issueDate = dayIn(cell('issueDate'))
  if (!isPlainDate(issueDate)) return { field: 'issueDate', message: message('importDay') }
  const dueDate = cell('dueDate') && dayIn(cell('dueDate'))
  if (dueDate && !isPlainDate(dueDate)) return { field: 'dueDate', message: message('importDay') }
  const paidOn = cell('paidOn') && dayIn(cell('paidOn'))
  const total = amountIn(cell('total'))
  if (total === null) return { field: 'total', message: message('importNumber') }
  const balance = amountIn(cell('balance'))
  if (balance === null) return { field: 'balance', message: message('importNumber') }
  const country = cell('clientCountry') && countryIn(cell('clientCountry'))
  const isAbroad = country !== '' && country !== 'IN'
  const state = cell('clientState') && stateCodeIn(cell('clientState'))
  const place = cell('placeOfSupply') && stateCodeIn(cell('placeOfSupply'))
  const isPaid = /^(?:closed|paid)$/i.test(cell('status'))
  return {
    ...{ number: cell('number'), clientName: cell('clientName'), issueDate },
    dueDate: dueDate || issueDate,
    clientEmail: given(cell('clientEmail').toLowerCase()),
    clientGstin: given(cell('clientGstin').toUpperCase()),
    clientAddress: given(cell('clientAddress')),
    clientCity: given(cell('clientCity')),
    clientPostalCode: given(cell('clientPostalCode')),
    clientStateCode: isAbroad ? undefined : given(state || (/^\d\d$/.test(place) ? place : '')),
    clientCountry: given(country),
    ...(!isAbroad && /^\d\d$/.test(place) && { placeOfSupply: place }),
    // Against the client's State it was chosen there.
    ...(place && place !== state && { placeOfSupplyReason: account.importReason }),
    poNumber: given(cell('poNumber')),
    notes: given(cell('notes')),
    currency: given(cell('currency') && currencyIn(cell('currency'))),
    exchangeRate: given(numberIn(cell('exchangeRate'))),
    pricesIncludeTax: /^(?:true|yes)$/i.test(cell('inclusive')),
    totalMinor: total,
    ...(total !== undefined && {
      receivedMinor: balance === undefined ? (isPaid ? total : 0) : total - balance,
    }),
    paidOn: paidOn && isPlainDate(paidOn) ? paidOn : undefined,
  }
}

const readerOf: Partial<Record<RowFieldName, (cell: string) => string>> = {
  quantity: numberIn,
  rate: numberIn,
  discount: numberIn,
  gstRate: percentIn,
}

function itemOf(cell: Cells): Item | Fault {
  const row = importedFields.map(({ field }) => {
    const said = cell(field)
    return [field, given(readerOf[field]?.(said) ?? said)]
  })
  const read = v.safeParse(itemSchema, { description: '', ...Object.fromEntries(row) })
  if (!read.success) {
    const [issue] = read.issues
    return { field: String(issue.path?.[0]?.key ?? 'description'), message: issue.message }
  }
  if (read.output.description === '')
    return { field: 'description', message: message('required', { label: 'description' }) }
  const { amountMinor: _, ...item } = read.output
  return item
}

const isFault = (value: object): value is Fault => 'message' in value

/**
 * Gathers the lines of a file into invoices: each line is a row of the invoice whose number it has.
 * One wrong line drops its whole invoice; drafts and voided invoices are skipped.
 */
export function gatherInvoices() {
  const known = new Map<string, Gathered>()
  return {
    add(cell: Cells, line: number): Fault | 'skipped' | null {
      if (/^(?:draft|void|cancelled|canceled)/i.test(cell('status'))) return 'skipped'
      const key = cell('number').toLowerCase()
      let invoice = known.get(key)
      if (!invoice) {
        const document = documentOf(cell)
        if (isFault(document)) {
          known.set(key || `line ${line}`, { line, document: {}, items: [], isWhole: false })
          return document
        }
        invoice = { line, document, items: [], isWhole: true }
        known.set(key, invoice)
      }
      const item = itemOf(cell)
      if (isFault(item)) {
        invoice.isWhole = false
        return item
      }
      invoice.items.push(item)
      return null
    },
    whole: (): { line: number; document: ImportRow }[] =>
      [...known.values()]
        .filter(({ isWhole }) => isWhole)
        .map(({ line, document, items }) => ({ line, document: { ...document, items } })),
  }
}
