import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { operations } from '../../supabase/functions/api/openapi/operations/all.ts'
import { sql } from '../setup/stack/database.ts'
import { turnFactorOn } from '../setup/stack/people.ts'
import { bearer, claim, makeAccount, password, plain } from './clients.ts'
import { makeFiled } from './filed.ts'
import { invoice, queriesOf } from './samples.ts'

const today = dayInIndia(new Date())
const queries = queriesOf(today)

/** The calls of a signed-in person in the order that they build on each other. */
const order = [
  'patch /user/auth/update',
  'get /user/auth/me',
  'post /user/auth/prove',
  'post /business/setup',
  'patch /business/update',
  'get /business',
  'post /members',
  'post /invoice/create',
  'get /invoice/{id}',
  'get /invoice',
  'post /draft/create',
  'get /draft',
  'get /draft/{id}',
  'put /draft/{id}',
  'post /draft/{id}/issue',
  'post /invoice/{id}/revise',
  'post /invoice/{id}/duplicate',
  'delete /draft/{id}',
  'post /invoice/{id}/cancel',
  'get /dashboard/summary/data',
  'get /dashboard/recent/data',
  'get /dashboard/invoices',
  'post /invoice/{id}/payments',
  'post /payment/{id}/undo',
  'delete /invoice/delete/{id}',
  'post /invoice/{id}/restore',
  'post /client/{id}/payments',
  'get /client/{id}/advances',
  'get /client/{id}/vouchers',
  'get /client/{id}/statement',
  'post /client/{id}/statement/share',
  'post /client/{id}/statement/send',
  'get /client/{id}/statement/sharing',
  'delete /client/{id}/statement/share',
  'get /report/register',
  'get /report/revenue',
  'get /report/ageing',
  'post /invoice/{id}/use-advance',
  'get /receipt/{id}',
  'post /receipt/{id}/advance-for',
  'post /receipt/{id}/refund',
  'post /receipt/{id}/voucher',
  'post /receipt/{id}/undo',
  'post /invoice/{id}/share',
  'post /payment/{id}/confirm',
  'post /payment/{id}/decline',
  'get /invoice/{id}/payments',
  'put /invoice/{id}/acceptance',
  'get /invoice/{id}/interest',
  'put /invoice/{id}/shipping',
  'post /invoice/{id}/write-off',
  'delete /invoice/{id}/write-off',
  'post /invoice/{id}/payments',
  'post /invoice/{id}/debit-note',
  'post /invoice/{id}/credit-note',
  'post /credit-note/{id}/refund',
  'post /estimate/create',
  'get /estimate',
  'get /estimate/{id}',
  'post /estimate/{id}/accept',
  'post /estimate/create',
  'post /estimate/{id}/decline',
  'post /estimate/{id}/convert',
  'post /proforma/create',
  'get /proforma',
  'get /proforma/{id}',
  'post /proforma/{id}/convert',
  'post /challan/create',
  'get /challan',
  'get /challan/{id}',
  'post /challan/{id}/convert',
  'get /mail',
  'post /client/create',
  'patch /client/{id}',
  'get /client',
  'get /client/{id}',
  'post /client/{id}/archive',
  'post /item/create',
  'patch /item/{id}',
  'get /item',
  'post /item/{id}/archive',
  'get /hsn',
  'get /report/gstr3b',
  'post /report/gstr1/file',
  'post /report/gstr1/unfile',
  'get /report/gstr1/filed',
  'post /invoice/{id}/correct',
  'post /credit-note/{id}/correct',
  'post /debit-note/{id}/correct',
  'put /credit-note/{id}/rejection',
  'delete /credit-note/{id}/rejection',
  'get /report/gstr1/corrections',
  'post /report/gstr3b/file',
  'post /report/gstr3b/unfile',
  'get /report/gstr3b/filed',
  'post /schedule/create',
  'get /schedule',
  'get /schedule/{id}',
  'patch /schedule/{id}',
  'post /schedule/{id}/pause',
  'post /schedule/{id}/resume',
  'post /schedule/{id}/end',
  'delete /schedule/{id}',
  'post /import',
  'post /export',
  'get /export/{id}',
  'post /invoice/{id}/send',
  'get /invoice/{id}/history',
  'post /invoice/{id}/share/renew',
  'delete /invoice/{id}/share',
  'post /user/auth/recovery-code',
]

// [call-16]
test('every example is taken as it stands, and every answer is as described', async () => {
  const all = operations(today)
  const signedIn = all.filter(({ session }) => session)
  expect(signedIn.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [...new Set(order)].sort(),
  )

  const { id: person, token, email } = await makeAccount('newcomer')
  const client = bearer(token)
  let id = ''
  /** The payments that wait for a decision, and are decided on from the front. */
  let payments: string[] = []
  let item = ''
  let book = ''
  let receipt = ''
  let schedule = ''
  let estimate = ''
  let note = ''
  let draft = ''
  let exported = ''
  /** The invoice that the draft became. */
  let other = ''
  let shipped = ''
  // Numbers follow the order of days, so what was filed is another account's.
  const filer = bearer((await makeAccount()).token)
  let filed: Record<string, string> = {}
  const idFor = (path: string) => {
    if (path.endsWith('/correct')) return filed[path.split('/')[1] ?? ''] ?? ''
    if (path.endsWith('/rejection')) return filed.rejected ?? ''
    if (path.startsWith('/payment/')) return payments.shift() ?? ''
    if (path.startsWith('/client/')) return book
    if (path.startsWith('/export/')) return exported
    if (path.startsWith('/receipt/')) return receipt
    if (path.startsWith('/schedule/')) return schedule
    if (path.startsWith('/credit-note/')) return note
    if (path.startsWith('/draft/')) return draft
    if (path.endsWith('/cancel')) return other
    if (path.endsWith('/shipping')) return shipped
    if (/^\/(estimate|proforma|challan)\//.test(path)) return estimate
    return path.startsWith('/item/') ? item : id
  }
  for (const call of order) {
    const operation = all.find(({ method, path }) => `${method} ${path}` === call)
    if (!operation) throw new Error(call)
    const { method, path, body, status = 200, message, data } = operation
    if (path.endsWith('/send')) {
      // Tests beside this one write to the address of the examples, too.
      await sql`
        delete from private.permits
        where bucket = 'mails to:' || private.mailbox_of('billing@kaveri.example')`
    }
    if (path.endsWith('/shipping')) {
      const abroad = { clientCountry: 'AE', withTax: true, currency: 'AED', exchangeRate: 22.5 }
      shipped = (await client.post('/invoice/create', { ...invoice, ...abroad })).data.data.id
    }
    if (path === '/invoice/{id}/correct') filed = await makeFiled(filer, today)
    if (path.endsWith('/recovery-code')) {
      await turnFactorOn(person, false)
      await sql`
        insert into private.recovery_codes (hash, user_id)
        select private.hash_of_code(${person}, ${Object(body?.example).code}), ${person}`
    }
    const asker = /\/(correct|rejection)$/.test(path) ? filer : client
    const answer = await asker.request({
      method,
      url: path.includes('{id}') ? path.replace('{id}', idFor(path)) : path,
      params: queries[path] ?? {},
      ...(body && {
        data: 'receiptId' in body.example ? { ...body.example, receiptId: receipt } : body.example,
      }),
    })
    expect([call, answer.status, answer.data.message]).toEqual([call, status, message])
    // A field that is not described would be missing from what the schema makes of the answer.
    if (data) expect(v.parse(data.schema, answer.data.data)).toEqual(answer.data.data)
    if (call === 'post /invoice/create') id = answer.data.data.id
    if (call === 'post /invoice/create') book = answer.data.data.clientId
    if (call === 'post /client/{id}/payments') receipt = answer.data.data.id
    if (/\/(draft\/create|revise|duplicate)$/.test(call)) draft = answer.data.data.id
    if (call === 'post /draft/{id}/issue') other = answer.data.data.id
    if (call === 'post /client/create') book = answer.data.data.id
    if (call === 'post /schedule/create') schedule = answer.data.data.id
    if (/^post \/(estimate|proforma|challan)\/create$/.test(call)) estimate = answer.data.data.id
    if (call === 'post /export') exported = answer.data.data.id
    if (call === 'post /item/create') item = answer.data.data.id
    if (call === 'post /invoice/{id}/credit-note') note = answer.data.data.id
    if (call === 'post /invoice/{id}/payments') payments = [answer.data.data.id]
    if (call === 'post /invoice/{id}/share') {
      for (const reference of ['UTR000000001', 'UTR000000002'])
        expect(await claim(answer.data.data.token, { amount: 1_000, reference })).toBe(200)
      const ledger: { id: string; state: string }[] = (await client.get(`/invoice/${id}/payments`))
        .data.data
      payments = ledger.filter(({ state }) => state === 'claimed').map((each) => each.id)
    }
  }

  const login = all.find(({ path }) => path === '/user/auth/login')
  const answer = await plain().post('/user/auth/login', { email, password })
  expect(login?.data && v.parse(login.data.schema, answer.data.data)).toEqual(answer.data.data)
}, 60_000)

test('the registration of the description is taken as it stands', async () => {
  const register = operations(today).find(({ path }) => path === '/user/auth/register')
  const answer = await plain().post('/user/auth/register', register?.body?.example)
  expect([answer.status, answer.data]).toEqual([201, { success: true, message: register?.message }])
})
