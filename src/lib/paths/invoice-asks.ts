import { paths } from './paths.ts'

/** What an address asks the page of an invoice to open. */
export type InvoiceAsk = 'send' | 'record-payment'

export const invoiceAsk = (id: string, ask: InvoiceAsk) => `${paths.invoice(id)}#${ask}`
