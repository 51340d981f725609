import type { Page } from '@playwright/test'
import { thorough } from '../setup/property.ts'
import { expectAccessible } from './axe.ts'
import { atOneWidth, expect, expectSettled, goWithin, test } from './journey.ts'
import { enter, sellerOfWorker } from './seller.ts'

test.skip(({ hasTouch }) => !hasTouch, 'It sets the widths itself.')
test.slow()

const desk = { width: 1440, height: 900 }

/** Opens each address in turn and expects of its screen what every screen owes to everybody. */
async function expectScreensAccessible(page: Page, [first = '', ...others]: string[]) {
  for (const address of [first, ...others]) {
    await (address === first ? page.goto(address) : goWithin(page, address))
    await expectSettled(page)
    // The screen is not the login, and shows no error instead of its content.
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page, address)
  }
}

test('each kind of page that anyone may read is accessible to everybody, dark and light', async ({
  page,
}) => {
  // A phone has the least room. The forms of the ways in are in accessibility-states.spec.ts.
  await expectScreensAccessible(
    page,
    thorough(
      ['/', '/login?by=code', '/privacy'],
      ['/', '/login?by=code', '/pricing', '/contact', '/privacy', '/no/such/page'],
    ),
  )
  if (atOneWidth) return
  await page.setViewportSize(desk)
  await expectScreensAccessible(page, ['/'])
})

test('each kind of screen of a seller is accessible to everybody, dark and light', async ({
  page,
}) => {
  const seller = await sellerOfWorker()
  await enter(page, seller)
  const ofEachKind = [
    ...['/dashboard', '/invoice/create', `/invoice/${seller.invoiceId}`],
    ...thorough([], ['/invoices', '/setting/business']),
  ]
  await expectScreensAccessible(page, ofEachKind)
  // Those that hindi.spec.ts does not meet on a phone.
  if (atOneWidth) return
  await expectScreensAccessible(page, [
    ...['/schedules', '/schedules/create', '/setting/profile', '/setting/billing'],
    '/setting/security',
  ])
  await page.setViewportSize(desk)
  await expectScreensAccessible(page, [...ofEachKind, '/clients'])
})
