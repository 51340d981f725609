import { as } from '../../setup/stack/database.ts'
import { createInvoice, type InvoiceArgs } from '../../setup/stack/people.ts'

export const scheme = { gst_registration: 'composition', composition_scheme: 'section10' }
export const gstins = { karnataka: '29AABCR1718E1ZL', own: '27AAPFU0939F1ZV' }

/** The answer of the database: its code and its field. */
export const told = (user: string, args: InvoiceArgs) =>
  as(user, (tx) => createInvoice(tx, args)).then(
    () => 'issued',
    (error: { message: string; hint: string }) => `${error.message} ${error.hint}`,
  )
