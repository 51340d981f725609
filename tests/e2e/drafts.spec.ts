import { lookBeforeRelease } from './axe.ts'
import { expect, fillInvoice, test } from './journey.ts'
import { chooseAction } from './payments-ground.ts'
import { enter, giveBusiness, makePerson, makeSeller } from './seller.ts'

const draftAddress = /\/invoice\/draft\/[0-9a-f-]{36}$/
const invoiceAddress = /\/invoice\/[0-9a-f-]{36}$/

test('a draft lives from its first key to what takes its place: saved, met, issued', {
  tag: '@phone',
}, async ({ page, visitor: device }) => {
  test.slow()
  const person = await makePerson()
  await giveBusiness(person)
  await enter(page, person)
  await enter(device, person)
  const name = page.getByRole('textbox', { name: 'Client name' })
  const nameThere = device.getByRole('textbox', { name: 'Client name' })
  const header = page.getByRole('main').locator('header')

  // The draft begins with the first key, and the focus stays.
  await page.goto('/invoice/create')
  await name.pressSequentially('Kav')
  await expect(page).toHaveURL(draftAddress)
  await expect(name).toBeFocused()
  await fillInvoice(page)
  await expect(header.getByText('Saved').first()).toBeVisible()
  const address = page.url()

  // A change on another device; then two versions meet, and each is offered.
  await device.goto(address)
  await expect(nameThere).toHaveValue('Kaveri Interiors')
  const saved = device.waitForResponse('**/rpc/save_draft')
  await nameThere.fill('Tapti Textiles')
  await saved
  await page.getByRole('textbox', { name: 'Notes' }).fill('Net 30')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Client name: “Kaveri Interiors” here, “Tapti Textiles” there')
  await lookBeforeRelease(page, 'a draft that was changed elsewhere')
  await page.getByRole('button', { name: 'Use the other' }).click()
  await expect(name).toHaveValue('Tapti Textiles')
  await expect(notice).toHaveCount(0)

  // While offline it waits here, also over a reload of the page.
  await page.route('**/rpc/save_draft', (route) => route.abort('internetdisconnected'))
  await page.getByRole('textbox', { name: 'Notes' }).fill('Net 15')
  await expect(header.getByText('Not saved yet: no connection').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Net 15')
  await page.unroute('**/rpc/save_draft')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(header.getByText('Saved', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page).toHaveURL(invoiceAddress)
  await expect(page.getByText('Net 15')).toBeVisible()

  // Its address leads to what it became, on the device that still showed it.
  await device.reload()
  await expect(device).toHaveURL(page.url())
})

test('an invoice is revised, repeated as a draft, and the draft discarded and restored', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto(`/invoice/${seller.invoiceId}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^INV/)
  const number = (await heading.textContent()) ?? ''

  await chooseAction(page, 'Revise')
  await expect(
    page.getByText(`Editing ${number}. Issuing this cancels it and gives a new number.`),
  ).toBeVisible()
  await expect(heading).toHaveText(`Revise ${number}`)
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Amount').fill('100000')
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page.getByText(`Replaces ${number}, which is cancelled.`)).toBeVisible()
  await lookBeforeRelease(page, 'what stands in the place of a cancelled invoice')

  await chooseAction(page, 'Duplicate')
  await expect(page).toHaveURL(draftAddress)
  await expect(page.getByRole('region', { name: 'Client Information' })).toContainText(
    'Kaveri Interiors',
  )
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Draft discarded.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Draft restored.')).toBeVisible()
})
