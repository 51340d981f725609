import { readFile } from 'node:fs/promises'
import { fullText } from '../setup/read-pdf.ts'
import { expect, fillBusiness, fillInvoice, test } from './journey.ts'
import { enter, giveBusiness, makePerson } from './seller.ts'

test('a newcomer sets up a business, invoices a client, downloads the PDF, deletes and undoes', {
  tag: '@desk',
}, async ({ page }) => {
  await enter(page, await makePerson())
  await page.goto('/invoices')
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create Your First Invoice' }).click()
  await fillInvoice(page)
  await page.getByRole('link', { name: 'Set up your business' }).click()
  await fillBusiness(page)
  await expect(page.getByText('Business profile created successfully.')).toBeVisible()

  // Back on the invoice, with what was typed.
  await expect(page).toHaveURL(/invoice\/draft\//)
  await expect(page.getByRole('textbox', { name: 'Client name' })).toHaveValue('Kaveri Interiors')
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.getByRole('group', { name: 'Item 2' }).getByLabel('Description').fill('Signage')
  // Rows can be dragged, and moved by keys.
  await page
    .getByRole('button', { name: 'Drag item 2' })
    .dragTo(page.getByRole('group', { name: 'Item 1' }))
  const moved = page.getByRole('group', { name: 'Item 1' }).getByLabel('Description')
  await expect(moved).toHaveValue('Signage')
  await expect(moved).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: 'Create Invoice' }).dblclick()
  // Its second click may land on the question, and is no answer to it.
  const question = page.getByRole('dialog', { name: '1 row is incomplete' })
  await expect(question.getByText('Row 2 has no amount.')).toBeVisible()
  await question.getByRole('button', { name: 'Create without it' }).dblclick()
  await expect(page.getByText('Invoice created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV\/\d\d-\d\d\/0001$/)
  await expect(page.getByText('₹1,23,456.50').first()).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Invoice_INV-\d\d-\d\d-0001\.pdf$/)
  const text = await fullText(new Uint8Array(await readFile(await file.path())))
  for (const part of [
    'Neel Studio',
    'Kaveri Interiors',
    'Packaging design',
    '₹1,23,456.50',
    'Page 1 of 1',
    'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Paise Fifty Only',
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(part)
  }

  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^Actions for INV/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a repeated request after a lost answer makes one invoice', { tag: '@release' }, async ({
  page,
}) => {
  const person = await makePerson()
  await giveBusiness(person)
  await enter(page, person)

  await page.goto('/invoice/create')
  await fillInvoice(page)
  // The server makes the invoice, the answer gets lost on its way.
  await page.route(
    '**/rpc/issue_draft',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page.getByText('Failed to create invoice. Please try again.')).toBeVisible()
  // A person who comes back later, after anything, is led to the document that the draft became.
  await page.reload()
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/)
  await page.goto('/invoices')
  await expect(page.getByText('1 invoice', { exact: true })).toBeVisible()
})
