import { readFile } from 'node:fs/promises'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, goWithin, test } from './journey.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { enter, makeSeller } from './seller.ts'

test('a keyboard user registers for GST and issues a tax invoice to a client of the book', {
  tag: '@desk-only',
}, async ({ page }) => {
  test.slow()
  await enter(page, await makeSeller())
  const { keyboard } = page
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })

  await page.goto('/setting/tax')
  await press(page, page.getByRole('button', { name: 'Edit Tax' }))
  await typeInto(page, box('GSTIN'), '27aapfu0939f1zo')
  await expect(box('GSTIN')).toHaveAccessibleDescription(/the last character does not match/)
  await keyboard.press('Backspace')
  await keyboard.type('v')
  await expect(box('PAN')).toHaveValue('AAPFU0939F')
  await tabTo(page, page.getByLabel('Default GST rate'))
  await keyboard.type('18')
  await typeInto(page, page.getByLabel('Default HSN/SAC'), '998391')
  await press(page, page.getByRole('button', { name: 'Save Tax Settings' }))
  await expect(page.getByText('Maharashtra, AAPFU0939F')).toBeVisible()

  // The client came with the seller's first invoice; where they are is added now.
  await goWithin(page, '/clients')
  await press(page, page.getByRole('link', { name: /Kaveri Interiors/ }))
  await expect(page.getByRole('heading', { name: 'Outstanding' })).toBeVisible()
  await lookBeforeRelease(page, 'the page of a client')
  await press(page, page.getByRole('link', { name: 'Edit' }))
  await typeInto(page, box('GSTIN'), '29AAHCM7727Q1ZI')
  await expect(page.getByLabel('State')).toHaveValue('29')
  await lookBeforeRelease(page, 'the form of a client')
  await typeInto(page, box('Address'), '21 Church Street')
  await typeInto(page, box('Postal code'), '560001')
  await keyboard.press('Enter')
  await expect(page.getByText('Client saved.')).toBeVisible()

  await goWithin(page, '/invoice/create')
  await expect(box('Client name')).toBeFocused()
  await keyboard.type('kav')
  await expect(page.getByRole('option', { name: /Kaveri Interiors/ })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Client Information' })).toContainText(
    'billing@kaveri.example',
  )
  await expect(page.getByText(/^IGST: the client is in Karnataka and you are in/)).toBeVisible()
  await expect(page.getByLabel('Due date')).toBeFocused()
  await keyboard.type('31012990')
  const item = page.getByRole('group', { name: 'Item 1' })
  await typeInto(page, item.getByLabel('Description'), 'Packaging')
  await typeInto(page, item.getByLabel('Amount'), '1000.05')
  await expect(page.getByText('₹1,180.06')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Create Invoice' }))

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
  await press(page, page.getByRole('button', { name: 'Show B2B' }))
  const documents = page.getByRole('table', { name: 'Documents of B2B' })
  await expect(documents).toContainText('₹1,180.06')
  await lookBeforeRelease(page, 'GSTR-1')
  const file = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Download JSON' }))
  expect((await file).suggestedFilename()).toMatch(/^returns_\d+_R1_27AAPFU0939F1ZV_offline\.json$/)
  expect(JSON.parse(await readFile(await (await file).path(), 'utf8'))).toMatchObject({
    fp: `${month}${year}`,
    b2b: [{ ctin: '29AAHCM7727Q1ZI', inv: [{ val: 1180.06, pos: '29' }] }],
  })
})
