import {
  endMinuteBetweenMails,
  expect,
  fillInvoice,
  goWithin,
  latestMail,
  logIn,
  newAddress,
  password,
  register,
  test,
  verify,
} from './journey.ts'
import { enter, giveBusiness, leaveEverywhere, makePerson, signIn, signUp } from './seller.ts'

const resetSubject = 'Reset your Bahi password'
const signedIn = /dashboard|invoices/

// [what-2]
test('a forgotten password is reset by the link of the mail, which opening alone does not use up', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await makePerson()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Reset link sent to email.')).toBeVisible()
  const mail = await latestMail(email, resetSubject)
  const link = /href="([^"]*\/reset-password\/[^"]+)"/.exec(mail.html)?.[1] ?? ''
  const path = new URL(link).pathname

  for (let visit = 0; visit < 2; visit += 1) await page.goto(path)
  await page.getByRole('textbox', { name: 'New password' }).fill('a new password')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another one')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a new password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password reset successful.')).toBeVisible()
  await expect(page).toHaveURL(/login/)

  await logIn(page, email)
  await expect(page.getByText('Email or password is wrong.')).toBeVisible()
  await logIn(page, email, 'a new password')
  await expect(page).toHaveURL(signedIn)

  // Used once, the link is spent.
  await page.goto(path)
  await page.getByRole('textbox', { name: 'New password' }).fill('yet another one')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('yet another one')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the first person to sign up an address neither gets in with their password nor names its owner, who waits a minute for another code', {
  tag: '@release',
}, async ({ page }) => {
  const email = newAddress()
  await signUp(email, 'password of a stranger', 'A Stranger')
  await endMinuteBetweenMails(email)
  await register(page, email)
  // It looks disabled, and says until when.
  await page.getByRole('button', { name: /Resend code/ }).press('Enter')
  await expect(page.getByText(/You can ask for a new code in \d+ seconds?\./)).toBeVisible()
  await verify(page, email)
  await logIn(page, email, 'password of a stranger')
  await expect(page.getByText('Email or password is wrong.')).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL(signedIn)
  await goWithin(page, '/setting/profile')
  await expect(page.getByRole('definition').first()).toHaveText('Asha Rao')
})

// [role-7]
test('a deep link survives the login, the session a reload and an expired access token, and signing out in one tab signs out the others', {
  tag: '@desk',
}, async ({ page, context }) => {
  const { email } = await makePerson()
  await page.goto('/setting/business')
  await expect(page).toHaveURL(/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/setting\/business/)

  await page.reload()
  await expect(page.getByText('Set up your business')).toBeVisible()
  await expect(page).toHaveURL(/setting\/business/)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('bahi-session') ?? '{}')
    session.expires_at = 1
    session.access_token = 'expired'
    localStorage.setItem('bahi-session', JSON.stringify(session))
  })
  await page.goto('/invoices')
  await expect(page.getByText('No invoices yet')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/setting/business')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/login/)
  await expect(page).toHaveURL(/login/)
})

test('a session ended on another device leads to the login, and from there back to what was typed', {
  tag: '@release',
}, async ({ page }) => {
  const otherDevice = await makePerson()
  await giveBusiness(otherDevice)
  const { email } = otherDevice
  await enter(page, await signIn(email, password))
  await page.goto('/invoice/create')
  await fillInvoice(page)
  await expect(page.getByRole('main').locator('header')).toContainText('Saved')
  await leaveEverywhere(otherDevice)
  await page.getByRole('button', { name: 'Create Invoice' }).click()

  await expect(page).toHaveURL(/login/)
  await expect(page.getByRole('alert')).toHaveText('You were signed out. Sign in again.')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/invoice\/draft\//)
  await expect(page.getByRole('textbox', { name: 'Client name' })).toHaveValue('Kaveri Interiors')
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page.getByText('Invoice created successfully!')).toBeVisible()
})
