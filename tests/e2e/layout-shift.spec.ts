import type { Page } from '@playwright/test'
import { dayInIndia } from '#domain/dates.ts'
import { thorough } from '../setup/property.ts'
import { atOneWidth, expect, expectSettled, coldTest as test } from './journey.ts'
import { claim, clients, enter, makePerson, makeSeller, putSetupAway } from './seller.ts'

// Motion moves nothing else.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  interface Window {
    releaseData: () => void
  }
}

/** The cumulative layout shift that is let pass; 0.1 is what the web calls good. */
const MOST = 0.02

/** Each layout shift of this document that nobody's input caused, with what moved from where to where. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    // TypeScript's DOM has no type for it.
    type LayoutShift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
    return new Promise<{ value: number; moved: string[] }[]>((resolve) => {
      const found: LayoutShift[] = []
      new PerformanceObserver((list) => {
        found.push(...(list.getEntries() as LayoutShift[]))
      }).observe({ type: 'layout-shift', buffered: true })
      const end = () =>
        resolve(
          found
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .map(({ value, sources }) => ({
              value,
              moved: sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${place(previousRect)} to ${place(currentRect)}`,
              ),
            })),
        )
      // Entries come with the frame after the one that moved.
      setTimeout(end, 150)
    })
  })

async function expectNothingMoved(page: Page, address: string) {
  await expectSettled(page)
  await page.evaluate(() => document.fonts.ready)
  const found = await shifts(page)
  const sum = found.reduce((total, { value }) => total + value, 0)
  expect
    .soft(sum, `${address}\n${found.flatMap(({ moved }) => moved).join('\n')}`)
    .toBeLessThanOrEqual(MOST)
}

/**
 * From here on, the data of each document of the page wait until they are let through. They wait in the page: where
 * Playwright intercepts, nothing is cached, and the fifty files of a screen come anew with each document.
 */
async function holdData(page: Page, held = '/supabase-api/rest/') {
  await page.addInitScript((part) => {
    const ask = window.fetch
    const open = Promise.withResolvers<void>()
    window.releaseData = open.resolve
    window.fetch = async (input, init) => {
      if ((input instanceof Request ? input.url : String(input)).includes(part)) await open.promise
      return ask(input, init)
    }
  }, held)
  return { release: () => page.evaluate(() => window.releaseData()) }
}

const contentEnd = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => Math.round(main.lastElementChild?.getBoundingClientRect().bottom ?? 0))

/** If a phone has shown all shapes, a wide screen shows only those that differ. */
const isPhone = () => test.info().project.name === 'phone'

test.skip(({ hasTouch }) => atOneWidth && !hasTouch, 'A phone has the least room.')

test('nothing moves while a page for everybody comes up', async ({ page }) => {
  // Until Inter is there a font of its measure stands in, if the system has one (inter.css). This Chromium has none.
  await page.goto('/login')
  await page.evaluate(() => document.fonts.ready)
  for (const address of isPhone()
    ? thorough(['/'], ['/', '/contact', '/privacy', '/payment-sucess', '/login'])
    : ['/pricing']) {
    await page.goto(address)
    await expectNothingMoved(page, address)
  }
})

test('nothing moves while a screen of the seller comes up and its data come late', {
  tag: '@release',
}, async ({ page }) => {
  // A full page of the list, without a pagination below it.
  // Not so near that the dashboard speaks of it, nor so far that its distance takes a line more.
  const due = dayInIndia(new Date(Date.now() + 20 * 86_400_000))
  const seller = await makeSeller(clients.slice(0, 5), due)
  await putSetupAway(seller)
  await enter(page, seller)
  const data = await holdData(page)
  for (const address of [
    ...['/dashboard', '/invoices', '/clients', '/invoice/create', '/setting/business'],
  ]) {
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const skeletonEnd = await contentEnd(page)
    await data.release()
    await expectNothingMoved(page, address)
    const end = await contentEnd(page)
    expect
      .soft(Math.abs(end - skeletonEnd), `${address}: ${skeletonEnd} px, then ${end} px`)
      .toBeLessThanOrEqual(2)
  }
  for (const address of [
    `/invoice/${seller.invoiceId}`,
    ...(isPhone() ? [] : ['/invoices?status=UNPAID']),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    await data.release()
    await expectNothingMoved(page, address)
  }
})

test('nothing moves for a beginner, whose lists are shorter than their skeletons', {
  tag: '@release',
}, async ({ page }) => {
  await enter(page, await makeSeller())
  const data = await holdData(page)
  for (const address of ['/dashboard', '/invoices']) {
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
    await data.release()
    await expectNothingMoved(page, address)
  }
})

test('nothing moves when the dashboard learns last of all that something waits', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller(clients, dayInIndia(new Date()))
  await claim(seller)
  await enter(page, seller)
  const later = await holdData(page, '/rpc/dashboard_attention')
  await page.goto('/dashboard')
  await expect(page.getByText('Total Revenue')).toBeAttached()
  await expect(page.getByText('Godavari Tools')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  await later.release()
  await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeVisible()
  await expectNothingMoved(page, '/dashboard')
})

test('nothing moves when it is learnt that there is no business yet', { tag: '@release' }, async ({
  page,
}) => {
  await enter(page, await makePerson())
  const data = await holdData(page)
  await page.goto('/invoice/create')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await data.release()
  await expect(page.getByRole('link', { name: 'Set up your business' })).toBeVisible()
  await expectNothingMoved(page, '/invoice/create')

  await page.goto('/setting/business')
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await data.release()
  await expect(page.getByRole('heading', { name: 'Set up your business' })).toBeVisible()
  await expectNothingMoved(page, '/setting/business')
})
