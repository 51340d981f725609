import { totpCode } from '../../supabase/local/auth/totp.ts'
import { expect, goWithin, logIn, password, test } from './journey.ts'
import { readCodes } from './read-code.ts'
import { makePerson } from './seller.ts'

test('two-step verification is turned on by its QR code, asked for at the login, and left by a recovery code', {
  tag: '@release',
}, async ({ page }) => {
  const { email } = await makePerson()
  await logIn(page, email)
  await expect(page).toHaveURL(/dashboard|invoices/)

  await goWithin(page, '/setting/security')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const [uri = ''] = await readCodes(
    await dialog.getByRole('img', { name: /QR code/ }).screenshot(),
  )
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  expect((await dialog.getByLabel('Key').textContent())?.replaceAll(' ', '')).toBe(secret)
  await dialog.getByLabel('Code from the app').fill(totpCode(secret))
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  const [recovery = ''] = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  const leave = async () => {
    await goWithin(page, '/setting/profile')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/login/)
  }
  await leave()
  await logIn(page, email)
  await expect(page.getByLabel('Code from the app')).toBeFocused()
  // The rest of the app leads back here.
  await page.goto('/invoices')
  await expect(page).toHaveURL(/login/)
  await page.getByLabel('Code from the app').fill(totpCode(secret))
  await expect(page).toHaveURL(/invoices/)

  await leave()
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/setting\/security/)
  await expect(page.getByText('Not turned on yet')).toBeVisible()
})
