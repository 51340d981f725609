import { readFile } from 'node:fs/promises'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, goWithin, test } from './journey.ts'
import { enter, makeSeller } from './seller.ts'

test('a seller registers for GST and issues a tax invoice to a client of the book', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  await enter(page, await makeSeller())
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })

  await page.goto('/setting/tax')
  await page.getByRole('button', { name: 'Edit Tax' }).click()
  await box('GSTIN').fill('27aapfu0939f1zo')
  await expect(box('GSTIN')).toHaveAccessibleDescription(/the last character does not match/)
  await box('GSTIN').fill('27aapfu0939f1zv')
  await expect(box('PAN')).toHaveValue('AAPFU0939F')
  await page.getByLabel('Default GST rate').selectOption('18 %')
  await page.getByLabel('Default HSN/SAC').fill('998391')
  await page.getByRole('button', { name: 'Save Tax Settings' }).click()
  await expect(page.getByText('Maharashtra, AAPFU0939F')).toBeVisible()

  // The client came with the seller's first invoice; where they are is added now.
  await goWithin(page, '/clients')
  await page.getByRole('link', { name: /Kaveri Interiors/ }).click()
  await expect(page.getByRole('heading', { name: 'Outstanding' })).toBeVisible()
  await lookBeforeRelease(page, 'the page of a client')
  await page.getByRole('link', { name: 'Edit' }).click()
  await box('GSTIN').fill('29AAHCM7727Q1ZI')
  await expect(page.getByLabel('State')).toHaveValue('29')
  await lookBeforeRelease(page, 'the form of a client')
  await box('Address').fill('21 Church Street')
  await box('Postal code').fill('560001')
  await box('Postal code').press('Enter')
  await expect(page.getByText('Client saved.')).toBeVisible()

  await goWithin(page, '/invoice/create')
  await box('Client name').fill('kav')
  await page.getByRole('option', { name: /Kaveri Interiors/ }).click()
  await expect(page.getByRole('region', { name: 'Client Information' })).toContainText(
    'billing@kaveri.example',
  )
  await expect(page.getByText(/^IGST: the client is in Karnataka and you are in/)).toBeVisible()
  await page.getByLabel('Due date').fill('2990-01-31')
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByLabel('Description').fill('Packaging')
  await item.getByLabel('Amount').fill('1000.05')
  await expect(page.getByText('₹1,180.06')).toBeVisible()
  await page.getByRole('button', { name: 'Create Invoice' }).click()

  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/)
  const sheet = page.getByRole('article')
  for (const part of ['Tax Invoice', '29AAHCM7727Q1ZI', 'Karnataka (29)', '998391', '180.01']) {
    await expect(sheet).toContainText(part, { ignoreCase: true })
  }

  // The return of the month has it, ties, and is a file for the portal.
  const [year, month] = dayInIndia(new Date()).split('-')
  await goWithin(page, `/reports/gstr1?period=${month}${year}&filing=monthly`)
  await expect(
    page.getByText('Matches your books to the paisa: ₹1,180.06 including ₹180.01 tax'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show B2B' }).click()
  const documents = page.getByRole('table', { name: 'Documents of B2B' })
  await expect(documents).toContainText('₹1,180.06')
  await lookBeforeRelease(page, 'GSTR-1')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  expect((await file).suggestedFilename()).toMatch(/^returns_\d+_R1_27AAPFU0939F1ZV_offline\.json$/)
  expect(JSON.parse(await readFile(await (await file).path(), 'utf8'))).toMatchObject({
    fp: `${month}${year}`,
    b2b: [{ ctin: '29AAHCM7727Q1ZI', inv: [{ val: 1180.06, pos: '29' }] }],
  })
})
