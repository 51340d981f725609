import { expect, test } from './journey.ts'

test('the sign of the product stands until the app is there, and after a while what to do', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(/assets\/(?!theme-).*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const sign = page.getByRole('img', { name: 'Bahi is loading' })
  const advice = page.getByText('check your connection')
  await expect(sign).toBeVisible()
  await expect(advice).toBeHidden()
  // Twelve seconds at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(advice).toBeVisible()

  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sign).toHaveCount(0)
  // Its own styles stay in the document, and leave the app's as they are: text is `fg` of the dark theme.
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(241, 243, 247)')
})
