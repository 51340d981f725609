import { paths } from '../../../lib/paths.ts'

/** The absolute address of an invoice's page, as a client gets it. */
export const clientPageUrl = (token: string) =>
  new URL(paths.clientInvoice(token), window.location.origin).href
