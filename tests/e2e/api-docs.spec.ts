import { lookBeforeRelease } from './axe.ts'
import { expect, password, test } from './journey.ts'
import { makePerson } from './seller.ts'

test('the page of the API describes its calls, and they can be tried there with a session of cookies', {
  tag: '@release',
}, async ({ page, request }) => {
  const { email } = await makePerson()
  await page.goto('/api-docs#post-user-auth-login')
  await expect(page.getByRole('heading', { level: 1, name: 'The Bahi API' })).toBeVisible()
  const { paths } = await (await request.get('/api/openapi.json')).json()
  const calls = Object.values<object>(paths).flatMap(Object.keys).length
  await expect(page.getByText(`${calls} calls`)).toBeVisible()
  await expect(page.locator('details')).toHaveCount(calls)

  const login = page.getByRole('form', { name: 'Try POST /user/auth/login' })
  await login.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify({ email, password }))
  await login.getByRole('button', { name: 'Send' }).click()
  await expect(login.getByRole('status')).toContainText('200')
  await lookBeforeRelease(page, 'a call that was tried')

  await page.getByRole('searchbox', { name: 'Find a call' }).fill('patch user update')
  await expect(page.getByText('1 call', { exact: true })).toBeVisible()
  await page.getByText('/user/auth/update').click()
  const update = page.getByRole('form', { name: 'Try PATCH /user/auth/update' })
  const profile = { name: 'Asha R', number: '9820012345', dob: '1992-04-18', location: 'Pune' }
  await update.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(profile))
  await update.getByRole('button', { name: 'Send' }).click()
  await expect(update.getByRole('status')).toContainText('200')

  // A key is asked instead of the session.
  await page.getByLabel('Key').fill('bahi_live_nobodys')
  await update.getByRole('button', { name: 'Send' }).click()
  await expect(update.getByRole('status')).toContainText('key_wrong')
})
