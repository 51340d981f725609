import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { lookBeforeRelease } from './axe.ts'
import { expect, mailsWith, test } from './journey.ts'
import { clients, enter, makeSeller } from './seller.ts'

test('the table is put in order, narrowed, shared by its address, and several invoices are worked on at once', {
  tag: ['@desk-only', '@release'],
}, async ({ page }) => {
  const seller = await makeSeller(clients.slice(0, 4))
  await enter(page, seller)
  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Table' }).click()
  const links = page.getByRole('table').getByRole('link')
  await expect(links).toHaveText([4, 3, 2, 1].map((n) => `INV/26-27/000${n}`))
  await page.getByRole('button', { name: 'Client' }).click()
  await expect(links).toHaveText([4, 1, 3, 2].map((n) => `INV/26-27/000${n}`))
  await expect(page.getByRole('row', { name: /^Total \(4\)/ })).toContainText('₹4,93,826.00')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Client', { exact: true }).fill('tapti')
  await page.getByRole('option', { name: /Tapti Textiles/ }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Client Tapti Textiles')).toBeVisible()
  await expect(links).toHaveText(['INV/26-27/0002'])
  const shared = page.url()
  await page.goBack()
  await expect(links).toHaveCount(4)
  await page.goto(shared)
  await expect(links).toHaveText(['INV/26-27/0002'])
  await page.getByRole('button', { name: 'Clear Filters' }).click()

  await page.getByRole('checkbox', { name: 'Select INV/26-27/0004' }).check()
  await page.getByRole('checkbox', { name: 'Select INV/26-27/0001' }).check()
  const bar = page.getByRole('region', { name: 'Selected invoices' })
  await expect(bar.getByText('2 selected · ₹2,46,913.00 to collect')).toBeVisible()
  await lookBeforeRelease(page, 'a table with chosen invoices')

  const downloads = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download PDFs' }).click()
  const zip = unzipSync(readFileSync(await (await downloads).path()))
  expect(Object.keys(zip).sort()).toEqual([
    'Invoice_INV-26-27-0001.pdf',
    'Invoice_INV-26-27-0004.pdf',
  ])

  await bar.getByRole('button', { name: 'Remind' }).click()
  await page.getByRole('button', { name: 'Send without payment details' }).click()
  await page.getByRole('button', { name: 'Send 2 reminders' }).click()
  await expect(page.getByText('2 reminders sent.')).toBeVisible()
  const mails = await mailsWith('A friendly reminder')
  expect(mails.some(({ subject }) => subject.includes('INV/26-27/0004'))).toBe(true)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar.getByRole('button', { name: 'Cancel invoices…' }).click()
  await page.getByLabel('Reason').fill('Issued twice')
  await page.getByRole('button', { name: 'Cancel 4 invoices' }).click()
  await expect(page.getByText('4 invoices cancelled.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4 invoices restored.')).toBeVisible()
  await expect(links).toHaveCount(4)
})
