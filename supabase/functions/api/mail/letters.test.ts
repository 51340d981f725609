import { expect, test } from 'vitest'
import { detailRow } from '#tests/factories/rows/invoice-rows.ts'
import { mailOfJob } from './letters.ts'

const claim = {
  ...{
    kind: 'claim',
    id: 'job-1',
    to: 'owner@studio.example',
    invoice_id: 'invoice-1',
    language: 'en',
  },
  ...{ number: 'INV/26-27/0001', client_name: 'Kaveri', currency: 'INR', amount_minor: 100 },
  ...{ method: 'UPI', reference: null, note: null },
}

const document = { ...detailRow(), tds_minor: 0, upi_id: null, bank: null }
const reminder = {
  ...{ kind: 'reminder', id: 'job-2', to: 'billing@kaveri.example', token: null },
  ...{ stop_token: 'x', reply_to: null, document },
}

const mailOf = (job: { kind: string; id: string }) =>
  mailOfJob(job, 'https://bahi.test', '2026-11-21')

test('a job that cannot be read says which of its fields are wrong, without what stands in them', async () => {
  expect((await mailOf(claim)).to).toBe('owner@studio.example')
  await expect(mailOf({ ...claim, ...{ to: null, amount_minor: 'a secret' } })).rejects.toThrow(
    /^Job job-1 cannot be read; wrong: to, amount_minor\.$/,
  )
  const broken = { ...reminder, document: { ...document, total_minor: 'a secret' } }
  await expect(mailOf(broken)).rejects.toThrow(/^Job job-2 cannot be read; wrong: total_minor\.$/)
})

const late = (change: object = {}) => ({
  ...{ accepted_on: '2026-08-01', agreed_days: null, amount_minor: 1_00_000_00, reductions: [] },
  ...{ udyam: 'UDYAM-MH-19-0123456', enterprise_size: 'micro', enterprise_kind: 'service' },
  ...change,
})

test('a reminder tells interest where its owner wants that, and only what the law gives', async () => {
  const textOf = async (kind: string, late_payment?: object | null) => {
    const job = { ...reminder, kind, ...(late_payment !== undefined && { late_payment }) }
    return (await mailOfJob(job, 'https://bahi.test', '2026-10-16')).text
  }
  expect(await textOf('reminder', late())).toContain(
    'For your information: under the MSMED Act 2006 (s. 15, s. 16) the last day to pay was Aug 16, 2026, and the interest on this invoice as of Oct 16, 2026 is ₹2,797.38.',
  )
  const others = [
    textOf('reminder'),
    textOf('reminder', null),
    textOf('reminder', late({ accepted_on: null })),
    textOf('reminder', late({ enterprise_size: 'medium' })),
    textOf('reminder', late({ accepted_on: '2026-10-10' })),
    textOf('invoice', late()),
  ]
  for (const text of await Promise.all(others)) expect(text).not.toMatch(/MSMED/)
})

test('a kind of mail without a letter is told as that', async () => {
  await expect(mailOf({ kind: 'advert', id: 'job-3' })).rejects.toThrow(
    'Job job-3 is of no known kind.',
  )
})
