import { paths } from './paths.ts'

/** The parts that an address can ask the page of an invoice to open. */
export type InvoiceAsk = 'send' | 'record-payment'

export const invoiceAsk = (id: string, ask: InvoiceAsk) => `${paths.invoice(id)}#${ask}`
