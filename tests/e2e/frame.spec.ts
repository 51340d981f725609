import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { enter, sellerOfWorker } from './seller.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Bottom' })

async function boxOf(place: ReturnType<Page['getByRole']>) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not drawn`)
  return box
}

/** The distance by which the document can be moved sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

// [layout-2]
test('a wide screen has the sidebar and no bottom bar, a narrow one the bottom bar and no sidebar', {
  tag: '@desk-only',
}, async ({ page }) => {
  await enter(page, await sellerOfWorker())
  await page.goto('/invoices')
  await expect(page.getByRole('article')).toHaveCount(1)

  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sideways(page)).toBe(0)
    await expect(bottomBar(page)).toBeHidden()
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Invoices',
      'Estimates',
      'Proforma invoices',
      'Delivery challans',
      'Recurring',
      'Create Invoice',
      'Clients',
      'Items',
      'Reports',
      'Setting',
    ])
    const aside = await boxOf(page.getByRole('complementary'))
    expect(aside).toMatchObject({ x: 0, y: 0, width: 240, height: 800 })
    expect((await boxOf(page.getByRole('main'))).x).toBeGreaterThanOrEqual(240)
    expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(80)
  }
  for (const width of [767, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => sideways(page)).toBe(0)
    await expect(sidebar(page)).toBeHidden()
    await expect(bottomBar(page).getByRole('link')).toHaveText([
      'Home',
      'Invoices',
      'Create',
      'More',
      'Settings',
    ])
    // At the foot of the screen, at any scroll position.
    await page.evaluate(() => window.scrollTo(0, 200))
    const bar = await boxOf(bottomBar(page))
    expect(bar).toMatchObject({ x: 0, width })
    expect(bar.y + bar.height).toBe(740)
  }
})

// [const-22]
test('a toast stands at the bottom right, 356 px wide, or as wide as a phone lets it', async ({
  page,
}, { project }) => {
  await page.goto('/verify-otp')
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('alert')
    .filter({ hasText: 'Please register first' })
  await expect(toast).toBeVisible()
  const { x, y, width, height } = await boxOf(toast)
  const screen = page.viewportSize() ?? { width: 0, height: 0 }
  expect(x + width).toBe(screen.width - 16)
  if (project.name === 'desktop') {
    expect(width).toBe(356)
    expect(y + height).toBe(screen.height - 16)
  } else {
    expect(width).toBe(screen.width - 32)
    // Above the bottom bar, which is 64 px high.
    expect(y + height).toBe(screen.height - 80)
  }
})
