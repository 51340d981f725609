import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, inject, test } from 'vitest'
import type { Db } from '../../supabase/functions/_shared/data/client.ts'
import { issueInvoice } from '../../supabase/functions/_shared/data/documents/invoices.ts'
import { createBusiness } from '../../supabase/functions/_shared/data/people/businesses.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import type { NewInvoice } from '../../supabase/functions/_shared/domain/document/new/new-invoice.ts'
import { newInvoice } from '../factories/new-invoice.ts'
import { newRow } from '../factories/rows/new-row.ts'
import { signIn } from '../setup/screens/sign-in.ts'
import { makePerson, makeSeller } from '../setup/stack/people.ts'

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
const invoice = newInvoice({ items: [item] })

/** Past the schema, as a hand-made request: the database has the last word, by a code with its field. */
test.each<[string, Partial<NewInvoice>, string, string]>([
  ['a blank client name', { clientName: '\u00a0' }, 'clientName', 'required'],
  ['a client name of two lines', { clientName: 'Kaveri\nInteriors' }, 'clientName', 'not_one_line'],
  ['an endless client name', { clientName: 'x'.repeat(121) }, 'clientName', 'client_name_too_long'],
  ['an address that is none', { clientEmail: 'kaveri' }, 'clientEmail', 'email_invalid'],
  ['a past due date', { dueDate: '2020-01-01' }, 'dueDate', 'due_date_past'],
  ['a due date without end', { dueDate: 'infinity' }, 'dueDate', 'due_date_invalid'],
  [
    'a rate of next to nothing',
    { currency: 'USD', exchangeRate: 0.0000001 },
    'exchangeRate',
    'exchange_rate_invalid',
  ],
  ['endless notes', { notes: 'x'.repeat(2_001) }, 'notes', 'notes_too_long'],
  [
    'a blank description',
    { items: [{ ...item, description: ' \t ' }] },
    'items.0.description',
    'required',
  ],
  ['no quantity', { items: [{ ...item, quantity: '0' }] }, 'items.0.quantity', 'item_invalid'],
  [
    'a negative amount',
    { items: [item, { ...item, amountMinor: -5 }] },
    'items.1.amount',
    'amount_out_of_range',
  ],
  ['no items', { items: [] }, 'items', 'items_required'],
])('an invoice with %s is refused over HTTP beside its field', async (_, change, field, code) => {
  const refused = issueInvoice(seller, crypto.randomUUID(), { ...invoice, ...change })
  await expect(refused).rejects.toMatchObject({ status: 422, field, code })
})

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
  ['phone', { phone: '98' }, 'phone_invalid'],
  ['email', { email: 'x' }, 'email_invalid'],
  ['postalCode', { postalCode: '1' }, 'postal_code_invalid'],
  ['name', { name: ' ' }, 'name_unfit'],
  ['name', { name: '\t' }, 'not_one_line'],
  ['taxId', { taxId: '27\n' }, 'not_one_line'],
  ['website', { website: '\u200b' }, 'not_one_line'],
])(
  'a business with a wrong %s is refused over HTTP beside its field',
  async (field, change, code) => {
    const refused = createBusiness(newcomer, { ...business, ...change })
    await expect(refused).rejects.toMatchObject({ status: 422, field, code })
  },
)

test('a person without a business is told so, with where to mend it', async () => {
  await expect(issueInvoice(newcomer, crypto.randomUUID(), invoice)).rejects.toMatchObject({
    status: 409,
    field: 'business',
  })
})
