import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { chooseAction, openInvoice, panel, record } from './payments-ground.ts'
import { enter, makeSeller } from './seller.ts'

test('the client’s name stands on one line of the sheet and of the list, however wide the screen', {
  tag: ['@desk-only', '@release'],
}, async ({ page }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  for (const path of [`/invoice/${seller.invoiceId}`, '/invoices']) {
    await page.goto(path)
    const name = page.getByRole('article').getByText('Kaveri Interiors')
    await expect(name).toBeVisible()
    for (const width of [768, 800, 1024, 1280, 1300, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const isWhole = async () => {
        const box = (await name.boundingBox()) ?? { width: 0, height: 0 }
        return box.width > 100 && box.height < 60
      }
      // The drawing follows the width a moment later.
      await expect.poll(isWhole, `${path} at ${width} px`).toBe(true)
    }
  }
})

test('money stands above the sheet of an invoice on a phone, and the menu leads to its link, which a client opens until sharing stops', {
  tag: '@release',
}, async ({ page, context, visitor: theirs, hasTouch }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openInvoice(page, seller)
  const share = panel(page, 'Share')
  const copy = share.getByRole('button', { name: 'Copy link' })
  // On a desk all of it stands beside the sheet.
  if (hasTouch) {
    await expect(
      panel(page, 'Payments').getByRole('button', { name: 'Record payment' }),
    ).toBeInViewport()
    await expect(copy).not.toBeInViewport()
    await chooseAction(page, 'Share')
    await expect(copy).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(share.locator(':focus')).toHaveCount(1)
  }
  await copy.click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  await expect(share.getByText('Not viewed yet.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/i\/[\w-]{24}$/)

  // The client has no session.
  const noted = theirs.waitForResponse('**/rpc/note_share_view')
  await theirs.goto(link)
  await expect(theirs.getByText('₹1,23,456.50').first()).toBeVisible()
  await noted
  await page.reload()
  await expect(share.getByText(/^Viewed once, /)).toBeVisible()

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    share.getByRole('button', { name: 'WhatsApp' }).click(),
  ])
  await tab.waitForURL(/^https:\/\/wa\.me\//)
  expect(new URL(tab.url()).searchParams.get('text')).toContain(link)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()

  await share.getByRole('button', { name: 'Stop sharing' }).click()
  await share.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(share.getByText('Not shared yet.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('₹1,23,456.50')).toHaveCount(0)
})

test('the forms of an invoice are accessible, dark and light, and fit a phone', {
  tag: '@release',
}, async ({ page }) => {
  // Tall enough that nothing is half hidden by the bars at top and bottom, which axe would call too small.
  const width = page.viewportSize()?.width ?? 360
  await page.setViewportSize({ width, height: 3_000 })
  const seller = await makeSeller()
  await enter(page, seller)
  await openInvoice(page, seller)
  const payments = panel(page, 'Payments')
  const share = panel(page, 'Share')
  await record(page, '999999')
  await expect(payments.getByText('Only ₹1,23,456.50 is still due.')).toBeVisible()
  await expectAccessible(page, 'a refused payment')
  await payments.getByLabel('Amount').fill('500')
  await payments.getByRole('button', { name: 'Record payment' }).click()
  await payments.getByRole('button', { name: /^Undo / }).click()
  await share.getByRole('button', { name: 'Copy link' }).click()
  await share.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(share.getByText(/The link stops working at once/)).toBeVisible()
  await expectAccessible(page, 'what is asked before something is taken back')
})
