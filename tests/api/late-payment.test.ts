import { expect, test } from 'vitest'
import { formatDay } from '../../supabase/functions/_shared/domain/dates.ts'
import { formatMoney } from '../../supabase/functions/_shared/domain/money.ts'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { fullText } from '../setup/read-pdf.ts'
import { as } from '../setup/stack/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { today } from './payments-ground.ts'
import { invoice } from './samples.ts'

const acceptedOn = shiftPeriod('day', today, -61)
const lastDay = shiftPeriod('day', today, -46)
const pdf = { params: { format: 'pdf' }, responseType: 'arraybuffer' } as const

/** A micro enterprise with an invoice of 1,234.57, issued on the day of its acceptance. */
async function makeOwed() {
  const { id: user, token } = await makeAccount()
  await as(
    user,
    (tx) => tx`
      update businesses set
        udyam = 'UDYAM-MH-19-0123456', enterprise_size = 'micro', enterprise_kind = 'service'`,
  )
  const client = bearer(token)
  const issue = async (changes: object = {}): Promise<string> =>
    (await client.post('/invoice/create', { ...invoice, issueDate: acceptedOn, ...changes })).data
      .data.id
  return { client, issue, user }
}

test('the interest statement of an invoice is a PDF with the figures of the call beside it', async () => {
  const { client, issue } = await makeOwed()
  const id = await issue()
  await client.put(`/invoice/${id}/acceptance`, { acceptedOn })
  const told = (await client.get(`/invoice/${id}/interest`)).data.data
  expect(told).toMatchObject({ ...{ state: 'known', acceptedOn, lastDay }, open: 1234.57 })
  expect(told.interest).toBeGreaterThan(0)

  const answer = await client.get(`/invoice/${id}/interest`, pdf)
  const { formattedInvoiceNumber: number } = (await client.get(`/invoice/${id}`)).data.data
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain(
    `filename="Interest_${number.replaceAll('/', '-')}_${today}.pdf"`,
  )
  const text = (await fullText(new Uint8Array(answer.data))).replace(/\s+/g, ' ')
  const interest = formatMoney(Math.round(told.interest * 100))
  for (const part of [
    'INTEREST STATEMENT',
    'Udyam: UDYAM-MH-19-0123456',
    `Accepted on ${formatDay(acceptedOn)}`,
    `Last day to pay ${formatDay(lastDay)}`,
    `As of ${formatDay(today)}`,
    'Kaveri Interiors',
    `${number} ₹1,234.57`,
    `Interest ${interest}`,
    'check with your accountant',
  ])
    expect(text).toContain(part)
  for (const rest of told.rests)
    expect(text).toContain(formatMoney(Math.round(rest.interest * 100)))
})

test('without a day of acceptance there is no interest statement, nor for an export or in another form', async () => {
  const { client, issue } = await makeOwed()
  const id = await issue()
  const refused = async (of: string, params: object) => {
    const { status, data } = await client.get(`/invoice/${of}/interest`, { params })
    return [status, data.message]
  }
  expect((await client.get(`/invoice/${id}/interest`)).data.data.state).toBe('notAccepted')
  expect(await refused(id, pdf.params)).toEqual([409, expect.stringContaining('acceptance')])
  const abroad = await issue({ currency: 'USD', exchangeRate: 83.5 })
  expect(await refused(abroad, pdf.params)).toEqual([409, expect.stringContaining('India')])
  expect((await refused(id, { format: 'xml' }))[0]).toBe(422)
})

test('the interest statement of a stranger’s invoice is not found', async () => {
  const { client, issue } = await makeOwed()
  const id = await issue()
  await client.put(`/invoice/${id}/acceptance`, { acceptedOn })
  const other = await makeOwed()
  expect((await other.client.get(`/invoice/${id}/interest`, pdf)).status).toBe(404)
})
