import type { ImportFieldName } from './import-field.ts'
import type { ImportKind } from './import-fields.ts'

type Example = readonly (readonly [field: ImportFieldName, head: string, cell: string])[]

/** The columns of a file to fill in, each with a head that `guessMapping` knows and an example. */
export const importTemplates: Record<ImportKind, Example> = {
  clients: [
    ['name', 'Client Name', 'Kaveri Interiors'],
    ['firstName', 'Contact Person', 'Meera Iyer'],
    ['email', 'Email', 'billing@kaveri.example'],
    ['phone', 'Phone', '9820012345'],
    ['gstin', 'GSTIN', '29AABCR1718E1ZL'],
    ['pan', 'PAN', 'AABCR1718E'],
    ['address', 'Address', '12 MG Road'],
    ['city', 'City', 'Bengaluru'],
    ['state', 'State', 'Karnataka'],
    ['postalCode', 'PIN Code', '560038'],
    ['country', 'Country', 'India'],
    ['currency', 'Currency', 'INR'],
    ['termsDays', 'Payment terms (days)', '30'],
    ['notes', 'Notes', ''],
  ],
  items: [
    ['description', 'Description', 'Logo design'],
    ['unit', 'Unit', 'hours'],
    ['rate', 'Rate', '1500'],
    ['currency', 'Currency', 'INR'],
    ['hsnSac', 'HSN/SAC', '998391'],
    ['gstRate', 'GST %', '18'],
    ['taxability', 'Taxability', 'Taxable'],
  ],
  invoices: [
    ['number', 'Invoice Number', 'INV-042'],
    ['issueDate', 'Invoice Date', '2025-06-14'],
    ['dueDate', 'Due Date', '2025-07-14'],
    ['clientName', 'Client Name', 'Kaveri Interiors'],
    ['clientEmail', 'Email', 'billing@kaveri.example'],
    ['clientGstin', 'GSTIN', '29AABCR1718E1ZL'],
    ['clientState', 'State', 'Karnataka'],
    ['description', 'Description', 'Logo design'],
    ['quantity', 'Quantity', '10'],
    ['unit', 'Unit', 'hours'],
    ['rate', 'Rate', '1500'],
    ['hsnSac', 'HSN/SAC', '998391'],
    ['gstRate', 'GST %', '18'],
    ['total', 'Invoice Total', '17700'],
    ['balance', 'Balance Due', '0'],
    ['paidOn', 'Paid on', '2025-07-02'],
  ],
}
