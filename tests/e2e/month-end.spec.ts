import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, goWithin, test } from './journey.ts'
import { enter, giveRegistration, makeSeller } from './seller.ts'

async function fileOf(page: Page, ask: () => Promise<void>): Promise<Buffer> {
  const download: Promise<Download> = page.waitForEvent('download')
  await ask()
  return readFile(await (await download).path())
}

test('a month ends with a register, a return that is filed and taken back, everything in a ZIP, and a statement that its client opens', {
  tag: ['@desk-only', '@release'],
}, async ({ page, visitor: client }) => {
  const seller = await makeSeller()
  await giveRegistration(seller)
  await enter(page, seller)

  await page.goto('/reports/registers')
  // If a browser cannot ask for a folder, the ZIP is a download.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const csv = await fileOf(page, async () => {
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  })
  const [heads = '', line = ''] = csv.toString().split('\r\n')
  expect(heads).toContain('Client')
  expect(line).toContain('Kaveri Interiors')
  expect(line).toContain('123456.50')

  const [year, month] = shiftPeriod('month', dayInIndia(new Date()), -1).split('-')
  await goWithin(page, `/reports/gstr1?period=${month}${year}&filing=monthly`)
  await page.getByRole('button', { name: 'Mark as filed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as filed' }).click()
  await expect(page.getByText(/^Filed on /)).toBeVisible()
  await page.getByRole('button', { name: 'Unmark' }).click()
  await page.getByLabel('Reason').fill('An invoice was missing')
  await page.getByRole('dialog').getByRole('button', { name: 'Unmark' }).click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByText(/An invoice was missing$/)).toBeVisible()

  await goWithin(page, '/setting/data')
  const zip = await fileOf(page, () =>
    page.getByRole('button', { name: 'Export everything' }).click(),
  )
  const files = unzipSync(new Uint8Array(zip))
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({
    counts: { documents: 1, clients: 1, filings: 1 },
  })
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
  expect(strFromU8(files['csv/documents.csv'] ?? new Uint8Array())).toContain('Kaveri Interiors')

  await goWithin(page, '/reports/statement')
  await page.getByRole('link', { name: 'Kaveri Interiors' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await client.goto(new URL(link).pathname)
  await expect(client.getByRole('article')).toContainText('Kaveri Interiors')
  await expect(client.getByRole('region', { name: 'Account' })).toContainText('₹1,23,456.50')
  await lookBeforeRelease(client, 'a statement')
  const pdf = await fileOf(client, () => client.getByRole('link', { name: 'Download PDF' }).click())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})
