import { expect, password, test } from './journey.ts'
import { makePerson } from './seller.ts'

test.skip(({ hasTouch }) => hasTouch, 'It is the same at every width.')

test('the page of the API describes its calls, and they can be tried there with a session of cookies', async ({
  page,
}) => {
  const { email } = await makePerson()
  await page.goto('/api-docs')
  await expect(page.getByRole('heading', { level: 1, name: 'The Bahi API' })).toBeVisible()
  const operation = (id: string) => page.locator(`[id="${id}"]`)
  await expect(page.locator('.opblock')).toHaveCount(81)

  const login = operation('operations-user-post_user_auth_login')
  await login.locator('.opblock-summary-control').click()
  await login.getByRole('button', { name: 'Try it out' }).click()
  await login.locator('textarea').fill(JSON.stringify({ email, password }))
  await login.getByRole('button', { name: 'Execute' }).click()
  await expect(
    login.locator('.live-responses-table td.response-col_status:not(.col_header)'),
  ).toContainText('200')

  const update = operation('operations-user-patch_user_auth_update')
  await update.locator('.opblock-summary-control').click()
  await update.getByRole('button', { name: 'Try it out' }).click()
  await update
    .locator('textarea')
    .fill(
      JSON.stringify({ name: 'Asha R', number: '9820012345', dob: '1992-04-18', location: 'Pune' }),
    )
  await update.getByRole('button', { name: 'Execute' }).click()
  await expect(
    update.locator('.live-responses-table td.response-col_status:not(.col_header)'),
  ).toContainText('200')
})
