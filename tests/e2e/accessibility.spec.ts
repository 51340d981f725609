import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, goWithin, newAddress, register, test } from './journey.ts'
import { enter, sellerOfWorker } from './seller.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.skip(({ hasTouch }) => !hasTouch, 'A phone shows each screen at the width of a desk, too.')
test.slow()

const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }

/** Looks at a screen at both widths, in one document: to come there costs as much as to look. */
async function expectAccessibleAtBothWidths(page: Page, state: string) {
  await expectAccessible(page, `${state} on a phone`)
  await page.setViewportSize(desk)
  await expectAccessible(page, `${state} on a desk`)
  await page.setViewportSize(phone)
}

/** Opens each address in turn and expects of its screen what every screen owes to everybody. */
async function expectScreensAccessible(
  page: Page,
  [first = '', ...others]: string[],
  expectIt = expectAccessibleAtBothWidths,
) {
  for (const address of [first, ...others]) {
    await (address === first ? page.goto(address) : goWithin(page, address))
    await expectSettled(page)
    // Neither sent to the login nor showing an error in place of its content.
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectIt(page, address)
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
  await expectAccessibleAtBothWidths(page, '/verify-otp')
})

test('the pages that anyone may read are accessible to everybody, dark and light', async ({
  page,
}) => {
  const addresses = [
    ...['/about', '/careers', '/contact', '/blog', '/pricing', '/privacy', '/terms', '/support'],
    ...['/payment-sucess', '/no/such/page'],
  ]
  // A phone has the least room; the texts are the same.
  await expectScreensAccessible(page, addresses, expectAccessible)
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
