import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, inject, test } from 'vitest'
import { createBusiness } from '../../supabase/functions/_shared/data/businesses.ts'
import type { Db } from '../../supabase/functions/_shared/data/client.ts'
import { issueInvoice } from '../../supabase/functions/_shared/data/invoices.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import type { NewInvoice } from '../../supabase/functions/_shared/domain/invoice.ts'
import { newRow } from '../factories/new-row.ts'
import { makePerson, makeSeller } from '../setup/people.ts'
import { signIn } from '../setup/sign-in.ts'

const { apiUrl, publishableKey } = inject('stack')

const clientOf = async (user: string): Promise<Db> =>
  createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${await signIn(user)}` } },
  })

let seller: Db
let newcomer: Db
beforeAll(async () => {
  seller = await clientOf(await makeSeller())
  newcomer = await clientOf(await makePerson())
})

const item = newRow()
const invoice: NewInvoice = {
  clientName: 'Kaveri',
  clientEmail: 'billing@kaveri.example',
  currency: 'INR',
  exchangeRate: null,
  issueDate: null,
  dueDate: '2990-01-01',
  notes: null,
  items: [item],
}

/** Past the schema, as a hand-made request: the database has the last word, in a sentence with its field. */
test.each<[string, Partial<NewInvoice>, string, string]>([
  ['a blank client name', { clientName: '\u00a0' }, 'clientName', 'Client name is required.'],
  [
    'a client name of two lines',
    { clientName: 'Kaveri\nInteriors' },
    'clientName',
    'Client name must be one line of text, without blanks around it.',
  ],
  [
    'an endless client name',
    { clientName: 'x'.repeat(121) },
    'clientName',
    'Client name is too long.',
  ],
  [
    'an address that is none',
    { clientEmail: 'kaveri' },
    'clientEmail',
    'Please enter a valid email address.',
  ],
  ['a past due date', { dueDate: '2020-01-01' }, 'dueDate', 'Due date cannot be in the past.'],
  ['a due date without end', { dueDate: 'infinity' }, 'dueDate', 'Please select a valid due date.'],
  [
    'a rate of next to nothing',
    { currency: 'USD', exchangeRate: 0.0000001 },
    'exchangeRate',
    'Exchange rate is not valid.',
  ],
  ['endless notes', { notes: 'x'.repeat(2_001) }, 'notes', 'Notes are too long.'],
  [
    'a blank description',
    { items: [{ ...item, description: ' \t ' }] },
    'description',
    'Description is required.',
  ],
  ['no quantity', { items: [{ ...item, quantity: '0' }] }, 'quantity', 'Quantity is not valid.'],
  [
    'a negative amount',
    { items: [item, { ...item, amountMinor: -5 }] },
    'amount',
    'Amount must be above zero and not too large.',
  ],
  [
    'no items',
    { items: [] },
    'items',
    'Add at least one valid item with positive quantity and amount.',
  ],
])(
  'an invoice with %s is refused over HTTP beside its field',
  async (_, change, field, message) => {
    const refused = issueInvoice(seller, crypto.randomUUID(), { ...invoice, ...change })
    await expect(refused).rejects.toMatchObject({ status: 422, field, message })
  },
)

const business = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  postalCode: '411004',
  address: null,
  taxId: null,
  city: null,
  state: null,
  country: 'India',
  website: null,
  businessType: null,
  description: null,
  logo: null,
} as const

test.each([
  ['phone', { phone: '98' }, 'Phone number must be exactly 10 digits.'],
  ['email', { email: 'x' }, 'Please enter a valid email address.'],
  ['postalCode', { postalCode: '1' }, 'Postal code must be 5 or 6 digits.'],
  ['name', { name: ' ' }, 'Name is blank or too long.'],
  ['name', { name: '\t' }, 'Name must be one line of text, without blanks around it.'],
  ['taxId', { taxId: '27\n' }, 'Tax ID must be one line of text, without blanks around it.'],
  ['website', { website: '\u200b' }, 'Website must be one line of text, without blanks around it.'],
])(
  'a business with a wrong %s is refused over HTTP beside its field',
  async (field, change, message) => {
    const refused = createBusiness(newcomer, { ...business, ...change })
    await expect(refused).rejects.toMatchObject({ status: 422, field, message })
  },
)

test('a person without a business is told so, with where to mend it', async () => {
  await expect(issueInvoice(newcomer, crypto.randomUUID(), invoice)).rejects.toMatchObject({
    status: 409,
    field: 'business',
  })
})
