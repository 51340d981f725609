import type { Page } from '@playwright/test'
import { codeIn, expect, goWithin, latestMail, newAddress, password, test } from './journey.ts'
import { press, typeInto } from './keyboard.ts'
import { enter, makePerson, makeSeller } from './seller.ts'

test.skip(({ hasTouch }) => hasTouch, 'A phone has no Tab key.')

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name })

test('a keyboard user registers, confirms the address and sets up the first business', {
  tag: '@release',
}, async ({ page }) => {
  const { keyboard } = page
  const email = newAddress()
  await page.goto('/login')
  await press(page, page.getByRole('link', { name: 'Sign up' }))
  await typeInto(page, field(page, 'Username'), 'Asha Rao')
  await typeInto(page, field(page, 'Email'), email)
  await typeInto(page, field(page, 'Password'), password)
  await press(page, page.getByRole('button', { name: 'Show password' }))
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await press(page, page.getByRole('button', { name: 'Sign Up' }))

  // The field has the focus; the button waits for six digits.
  await expect(field(page, 'Verification code')).toBeFocused()
  await keyboard.type(codeIn(await latestMail(email, 'Your Bahi verification code')))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/login/)
  await expect(field(page, 'Email')).toHaveValue(email)
  await typeInto(page, field(page, 'Password'), password)
  await keyboard.press('Enter')

  await press(page, page.getByRole('link', { name: 'Create Business' }))
  await typeInto(page, field(page, 'Business name'), 'Neel Studio')
  await typeInto(page, field(page, 'Phone'), '98200-12345')
  await typeInto(page, select(page, 'City'), 'Pune')
  await typeInto(page, field(page, 'Postal code'), '411004')
  await keyboard.press('Enter')
  await expect(page.getByText('Business profile created successfully.')).toBeVisible()
  // The next step of the set-up.
  await expect(page.getByRole('textbox', { name: 'GSTIN' })).toBeVisible()
  await goWithin(page, '/setting/business')
  await expect(page.getByRole('definition').filter({ hasText: 'Pune' })).toBeVisible()
})

// [what-3]
test('a keyboard user sets a new password by the code of the mail', async ({ page }) => {
  const { keyboard } = page
  const { email } = await makePerson()
  await page.goto('/login')
  await press(page, page.getByRole('link', { name: 'Forgot password?' }))
  // The login has a field of the same name, until the other screen is there.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await typeInto(page, field(page, 'Email'), email)
  await press(page, page.getByRole('button', { name: 'Send OTP' }))
  await expect(field(page, 'Reset code')).toBeFocused()
  await keyboard.type(codeIn(await latestMail(email, 'Reset your Bahi password')))
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await typeInto(page, field(page, 'New password'), 'a new password')
  await typeInto(page, field(page, 'Confirm password'), 'a new password')
  await keyboard.press('Enter')
  await expect(page.getByText('Password reset successful.')).toBeVisible()
  await typeInto(page, field(page, 'Password'), 'a new password')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)
})

test('a keyboard user edits the profile, takes an edit back, changes the business, mails and password, and signs out everywhere', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto('/dashboard')
  await press(page, page.getByRole('link', { name: 'Setting', exact: true }))
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await press(page, edit)
  await expect(field(page, 'Full name')).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('Asha R. Rao')
  await typeInto(page, field(page, 'Phone'), '9820012345')
  await typeInto(page, page.getByLabel('Date of birth'), '31 Jan 1990')
  await typeInto(page, select(page, 'City'), 'Pune')
  await press(page, page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  // The form is gone; whoever tabs goes on from where it was opened.
  await expect(edit).toBeFocused()
  await expect(page.getByRole('banner').getByText('Asha R. Rao')).toBeVisible()

  await keyboard.press('Enter')
  await typeInto(page, field(page, 'Phone'), '1')
  await press(page, page.getByRole('button', { name: 'Cancel' }))
  await expect(edit).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: /^9820012345$/ })).toBeVisible()

  await press(page, page.getByRole('link', { name: 'Business', exact: true }))
  // Before its tab is there, this would press the profile's own button of the same name.
  await expect(page.getByRole('definition').first()).toHaveText('Neel Studio')
  await press(page, edit)
  await expect(field(page, 'Business name')).toBeFocused()
  await keyboard.press('End')
  await keyboard.type(' and Sons')
  await keyboard.press('Enter')
  await expect(page.getByText('Business updated successfully.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Neel Studio and Sons')
  await expect(edit).toBeFocused()

  await press(page, page.getByRole('link', { name: 'Notifications', exact: true }))
  const onTheDay = page.getByRole('switch', { name: /^On the due date/ })
  await press(page, onTheDay, 'Space')
  await expect(page.getByText('profile updated successfully.')).toBeVisible()
  await expect(onTheDay).toBeChecked()

  await press(page, page.getByRole('link', { name: 'Security', exact: true }), 'Enter')
  await typeInto(page, field(page, 'Current password'), password)
  await typeInto(page, field(page, 'New password'), 'a new password')
  await typeInto(page, field(page, 'Confirm password'), 'a new password')
  await keyboard.press('Enter')
  await expect(page.getByText(/^Password changed\./)).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Sign out everywhere' }))
  await expect(page).toHaveURL(/login/)
  await typeInto(page, field(page, 'Email'), seller.email)
  await typeInto(page, field(page, 'Password'), 'a new password')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard|setting/)
})
