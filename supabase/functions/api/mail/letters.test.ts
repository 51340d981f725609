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

test('a kind of mail without a letter is told as that', async () => {
  await expect(mailOf({ kind: 'advert', id: 'job-3' })).rejects.toThrow(
    'Job job-3 is of no known kind.',
  )
})
