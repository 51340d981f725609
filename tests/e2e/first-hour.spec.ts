import { readFile } from 'node:fs/promises'
import { fullText } from '../setup/read-pdf.ts'
import { expectAccessible } from './axe.ts'
import { atOneWidth, expect, fillInvoice, test } from './journey.ts'
import { enter, makePerson } from './seller.ts'

test('the first hour: what was tried without an account is a draft, the dashboard leads into the set-up, which is left half done, and from the first invoice on says what is owed', async ({
  page,
}) => {
  test.skip(atOneWidth && test.info().project.name === 'desktop', 'A phone has the least room.')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/supabase-api|\/api\//.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Try it without an account' }).click()
  await page.getByRole('textbox', { name: 'Client name' }).fill('Tapti Textiles')
  await expectAccessible(page, 'the editor without an account')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await fullText(new Uint8Array(await readFile(await (await saved).path())))
  expect(pdf).toContain('Tapti Textiles')
  expect(pdf).toContain('SAMPLE')
  // Nothing left the browser.
  expect(asked).toEqual([])

  await enter(page, await makePerson())
  await page.goto('/dashboard')
  await expect(page.getByText('The invoice you tried is saved in your drafts.')).toBeVisible()
  await page.getByRole('link', { name: 'Set up your business' }).click()
  await page.getByRole('textbox', { name: 'Business name' }).fill('Neel Studio')
  await page.getByRole('textbox', { name: 'Email' }).fill('hello@neelstudio.example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('9820012345')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('411004')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('link', { name: 'Skip to Getting paid' }).click()
  await expectAccessible(page, 'a step of the set-up')
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('neel@okbank')
  await page.getByRole('button', { name: 'Save Details' }).click()
  await expect(page.getByRole('button', { name: 'Save Logo' })).toBeVisible()
  await page.getByRole('link', { name: 'Finish later' }).click()

  await page.getByRole('link', { name: 'Create Your First Invoice' }).first().click()
  await fillInvoice(page)
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page).toHaveURL(/\/invoice\/[\w-]{36}$/)
  await page.goto('/dashboard')
  const owed = page.getByRole('group', { name: 'Owed to you' })
  await expect(owed).toContainText('₹1,23,456.50')
  const setup = page.getByRole('region', { name: 'Finish setting up' })
  await expect(setup).toContainText('3 of 4 done')
  await expectAccessible(page, 'the dashboard with what is owed')
  await setup.getByRole('button', { name: 'Dismiss' }).click()
  await expect(setup).toHaveCount(0)
  await owed.getByRole('link', { name: /^Not due/ }).click()
  await expect(page).toHaveURL(/\/invoices\?status=UNPAID$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/invoices?status=DRAFT')
  await expect(page.getByRole('article', { name: 'Tapti Textiles' })).toBeVisible()
})
