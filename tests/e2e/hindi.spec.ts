import { lookBeforeRelease } from './axe.ts'
import { chooseLanguage, expect, expectSettled, goWithin, test } from './journey.ts'
import { enter, giveRegulars, makeSeller } from './seller.ts'

test.skip(({ hasTouch }) => !hasTouch, 'A phone has the least room; the words are the same.')
test.slow()

test('a person who chooses Hindi reads it on every screen, in every browser, and in errors', {
  tag: '@release',
}, async ({ page, visitor: elsewhere }) => {
  const seller = await makeSeller()
  await giveRegulars(seller)
  await enter(page, seller)
  await page.goto('/dashboard')
  await chooseLanguage(page, 'हिंदी')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expectSettled(page)
  await lookBeforeRelease(page, '/dashboard in Hindi')

  const invoice = `/invoice/${seller.invoiceId}`
  for (const address of [
    ...['/invoices', '/invoice/create', invoice, '/clients', '/items', '/reports'],
    ...['/setting/business', '/setting/notifications', '/setting/data'],
  ]) {
    await goWithin(page, address)
    await expectSettled(page)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(address === invoice ? /^INV/ : /[\u0900-\u097f]/)
    await lookBeforeRelease(page, `${address} in Hindi`)
  }

  await goWithin(page, '/client/create')
  await page.getByRole('button', { name: 'ग्राहक सेव करें' }).click()
  await expect(page.getByText('ग्राहक का नाम ज़रूरी है।')).toBeVisible()

  // A file is checked in a worker, which has sentences of its own.
  await goWithin(page, '/reports/import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Display Name,EmailID\nराम ट्रेडर्स,none'),
  })
  await expect(page.getByRole('cell', { name: 'सही ईमेल पता डालें।' })).toBeVisible()
  await lookBeforeRelease(page, 'a file with a wrong row in Hindi')

  await enter(elsewhere, seller)
  await elsewhere.goto('/clients')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(elsewhere.getByRole('button', { name: 'भाषा: हिंदी' })).toBeVisible()
})
