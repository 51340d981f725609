import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { detailRow } from '#tests/factories/rows/invoice-rows.ts'
import { mailApi } from '#tests/msw/mail-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { overdue } from '#tests/setup/opened/mail-dialog.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { box, openMail, pressEsc } from '#tests/setup/screens/mail-dialog.ts'

const rewritten =
  'The amount or the due date has changed since your draft, so the text was replaced. Check it before you send it.'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

beforeRelease('a mail without words is not sent, and a cancelled mail is forgotten', async () => {
  const { sent } = mailApi()
  const { user } = await openMail()
  await user.clear(await box('Subject'))
  await user.clear(await box('Message'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Subject is required.')).toBeVisible()
  expect(screen.getByText('Message is required.')).toBeVisible()
  expect(await box('Subject')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(region('Share').getByRole('button', { name: 'Email' }))
  expect(await box('Subject')).toHaveValue('Invoice INV/26-27/0001 from Neel Studio')
  expect(sent()).toEqual([])
})

test('the text of a reminder outlives midnight in India', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') })
  mailApi()
  const { user } = await openDetail({ ...overdue, due_date: '2026-11-02' })
  const remind = () => user.click(region('Remind').getByRole('button', { name: 'Remind by email' }))
  await remind()
  expect((await box('Message')).value).toContain('19 days overdue')
  await user.type(await box('Message'), ' PS')
  pressEsc()
  vi.setSystemTime(new Date('2026-11-21T19:00:00Z'))
  await remind()
  expect((await box('Message')).value).toMatch(/ PS$/)
  expect(screen.queryByText(rewritten)).not.toBeInTheDocument()
})

beforeRelease('text about an old amount does not come back, and the dialog says so', async () => {
  mailApi()
  let row = detailRow()
  const { user } = await openMail({
    answers: { 'GET /invoice_records': () => HttpResponse.json([row]) },
  })
  const typeAndLeave = async () => {
    await user.type(await box('Message'), ' PS')
    pressEsc()
  }
  const openAgain = async () => {
    await user.click(region('Share').getByRole('button', { name: 'Email' }))
    expect(await screen.findByText(rewritten)).toBeVisible()
    return (await box('Message')).value
  }
  await typeAndLeave()
  row = detailRow({ settled_minor: 120_000_000, balance_minor: 3_456_789 })
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await screen.findByText('Payment recorded.')
  const anew = await openAgain()
  expect(anew).toContain('₹34,567.89 is still due')
  expect(anew).not.toContain('PS')
  // It is said once; what was dropped is forgotten.
  pressEsc()
  await user.click(region('Share').getByRole('button', { name: 'Email' }))
  await box('Message')
  expect(screen.queryByText(rewritten)).not.toBeInTheDocument()
})
