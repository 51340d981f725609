import { lookBeforeRelease } from './axe.ts'
import { expect, expectSettled, test } from './journey.ts'
import { enter, giveBusiness, makePerson } from './seller.ts'

test('an estimate is made, its client accepts it by the link, and it becomes the invoice', {
  tag: '@release',
}, async ({ page, visitor: client }) => {
  const person = await makePerson()
  await giveBusiness(person)
  await enter(page, person)
  await page.goto('/invoices')
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const nav = page.getByRole('navigation', { name: isPhone ? 'Lists' : 'Main' })
  if (isPhone) await nav.getByRole('button', { name: 'Invoices' }).click()
  await nav.getByRole(isPhone ? 'menuitem' : 'link', { name: 'Estimates' }).click()
  await page.getByRole('link', { name: 'Create Your First Estimate' }).click()
  await page.getByRole('textbox', { name: 'Client name', exact: true }).fill('Kaveri Interiors')
  await page
    .getByRole('textbox', { name: 'Client email', exact: true })
    .fill('billing@kaveri.example')
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByLabel('Description').fill('Packaging design')
  await item.getByLabel('Amount').fill('123456.50')
  await expect(page.getByLabel('Valid until')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Create Estimate' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^EST\/\d\d-\d\d\/0001$/)
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByText('NOT SENT', { exact: true })).toBeVisible()
  await expectSettled(page)
  await lookBeforeRelease(page, 'the screen of an estimate')
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/rpc/share_invoice'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  const token: string = await (await shared).json()
  await expect(page.getByText('SENT', { exact: true })).toBeVisible()

  // The client, who has no account.
  await client.goto(`/i/${token}`)
  await expect(client.getByRole('heading', { level: 1 })).toContainText(`Estimate ${number}`)
  await client.getByRole('button', { name: 'Accept' }).click()
  await client.getByLabel('Your name').fill('Meera Iyer')
  await client.getByLabel('Note').fill('From Monday on')
  await lookBeforeRelease(client, 'the screen of an estimate')
  await client.getByRole('button', { name: 'Accept' }).click()
  await expect(client.getByText(/^Accepted by Meera Iyer/)).toBeVisible()
  await expect(client.getByRole('button', { name: 'Accept' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('ACCEPTED', { exact: true })).toBeVisible()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('Accepted by Meera Iyer')
  await expect(answer).toContainText('From Monday on')
  await page.getByRole('button', { name: 'Convert to invoice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Invoice' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Client Information' })).toContainText(
    'Kaveri Interiors',
  )
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV\/\d\d-\d\d\/0001$/)
})
