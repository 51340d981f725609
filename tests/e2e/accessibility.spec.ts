import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, goWithin, newAddress, register, test } from './journey.ts'
import { enter, sellerOfWorker } from './seller.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens each address in turn and expects of its screen what every screen owes to everybody. */
async function expectScreensAccessible(page: Page, [first = '', ...others]: string[]) {
  for (const address of [first, ...others]) {
    await (address === first ? page.goto(address) : goWithin(page, address))
    await expectSettled(page)
    // Neither sent to the login nor showing an error in place of its content.
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page, address)
  }
}

test('the landing page and the ways in are accessible to everybody, dark and light', async ({
  page,
}) => {
  await expectScreensAccessible(page, [
    '/',
    '/login',
    '/login?by=code',
    '/register',
    '/forgot-password',
    '/reset-password/abc',
  ])
})

test('the screen that asks for the code is accessible to everybody, dark and light', async ({
  page,
}) => {
  await register(page, newAddress())
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible()
  await expectAccessible(page, '/verify-otp')
})

test('the pages that anyone may read are accessible to everybody, dark and light', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'A phone has the least room; the texts are the same.')
  await expectScreensAccessible(page, [
    ...['/about', '/careers', '/contact', '/blog', '/pricing', '/privacy', '/terms', '/support'],
    ...['/payment-sucess', '/no/such/page'],
  ])
})

test('the dashboard and the screens of invoices are accessible to everybody, dark and light', async ({
  page,
}) => {
  const seller = await sellerOfWorker()
  await enter(page, seller)
  await expectScreensAccessible(page, [
    '/dashboard',
    '/clients',
    '/client/create',
    '/items',
    '/invoices',
    '/invoice/create',
    '/schedules',
    '/schedules/create',
    `/invoice/${seller.invoiceId}`,
  ])
})

test('the tabs of the settings are accessible to everybody, dark and light', async ({ page }) => {
  const seller = await sellerOfWorker()
  await enter(page, seller)
  await expectScreensAccessible(page, [
    '/setting/profile',
    '/setting/business',
    '/setting/billing',
    '/setting/notifications',
    '/setting/security',
  ])
})
