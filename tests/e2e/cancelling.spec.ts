import { expect, test } from './journey.ts'
import { enter, makeSeller } from './seller.ts'

test('a shared invoice is deleted after a question, says so to its client, and comes back with its link', {
  tag: '@release',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto('/invoices')
  const card = page.getByRole('article')
  const number = (await card.getByRole('link').textContent()) ?? ''
  const actions = page.getByRole('button', { name: `Actions for ${number}` })
  const choose = async (item: string) => {
    await actions.click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  const listed = page.waitForResponse('**/rpc/list_invoices')
  await choose('Copy link')
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await listed
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('region', { name: 'Payment' })).toBeVisible()

  // By keyboard: the question holds the focus, Escape closes it and the button gets the focus back.
  await choose('Delete')
  const question = page.getByRole('dialog', { name: `Delete ${number}?` })
  await expect(question).toContainText('You shared it on ')
  const inside = () => question.evaluate((dialog) => dialog.contains(document.activeElement))
  for (let step = 0; step < 4; step += 1) {
    expect(await inside()).toBe(true)
    await page.keyboard.press('Shift+Tab')
    // Beyond the dialog only the browser's own controls have their turn.
    if (await page.evaluate(() => document.activeElement === document.body)) {
      await page.keyboard.press('Shift+Tab')
    }
  }
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(actions).toBeFocused()

  await choose('Delete')
  await question.getByRole('textbox', { name: 'Reason' }).fill('Wrong amount')
  await question.getByRole('button', { name: 'Delete invoice' }).click()
  await expect(page.getByText('Invoice deleted successfully.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await visitor.reload()
  const notice = `Invoice ${number} was withdrawn`
  await expect(visitor.getByRole('heading', { level: 1, name: notice })).toBeVisible()
  await expect(visitor.getByText('Neel Studio has withdrawn this invoice')).toBeVisible()
  expect(await visitor.locator('body').textContent()).not.toContain('1,23,456')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'CANCELLED 1', exact: true }).click()
  await expect(card).toContainText('CANCELLED')
  await card.getByRole('link').click()
  await expect(page.getByText('You deleted this invoice on ')).toBeVisible()
  await expect(page.getByText('Reason: Wrong amount')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Invoice restored.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'Payment' })).toContainText('₹1,23,456.50')
})
