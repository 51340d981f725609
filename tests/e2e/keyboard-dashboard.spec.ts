import { expect, coldTest as test } from './journey.ts'
import { press } from './keyboard.ts'
import { enter, sellerOfWorker } from './seller.ts'

test.skip(({ hasTouch }) => hasTouch, 'A phone has no Tab key.')

test('a keyboard user looks at another month and another day, and changes the theme', {
  tag: '@release',
}, async ({ page }) => {
  const { keyboard } = page
  await page.clock.setFixedTime('2026-07-15T12:00:00+05:30')
  await enter(page, await sellerOfWorker())
  await page.goto('/dashboard')
  const summary = page.getByText(/Summary ·/)
  await expect(summary).toHaveText('month Summary · July 2026')

  await press(page, page.getByRole('button', { name: /^Filter by Month:/ }))
  await expect(page.getByRole('button', { name: 'July 2026', exact: true })).toBeFocused()
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(summary).toHaveText('month Summary · June 2026')

  await press(page, page.getByRole('button', { name: 'day', exact: true }), 'Space')
  await expect(summary).toHaveText('day Summary · 1 June 2026')
  const picker = page.getByRole('button', { name: /^Filter by Date:/ })
  await press(page, picker)
  await expect(page.getByRole('button', { name: /^Selected date/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(summary).toHaveText('day Summary · 9 June 2026')

  await expect(picker).toBeFocused()

  await expect(page.locator('html')).toHaveClass(/dark/)
  await press(page, page.getByRole('button', { name: 'Toggle theme' }))
  await expect(page.locator('html')).toHaveClass(/light/)
})
