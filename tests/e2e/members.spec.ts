import { localKeys } from '../../supabase/local/settings.ts'
import { lookBeforeRelease } from './axe.ts'
import {
  expect,
  goWithin,
  latestMail,
  logIn,
  newAddress,
  password,
  test,
  verify,
} from './journey.ts'
import { enter, makeSeller } from './seller.ts'

test('an owner invites an accountant, who registers by the link, reads an invoice, comments on it, and issues none', {
  tag: '@release',
}, async ({ page, visitor: there }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto('/setting/members')
  const address = newAddress()
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(address)
  await expect(dialog.getByRole('radio', { name: 'Accountant' })).toBeChecked()
  await lookBeforeRelease(page, 'an invitation that is written')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`We emailed this link to ${address}`)).toBeVisible()
  await lookBeforeRelease(page, 'the link of an invitation')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(address)
  await lookBeforeRelease(page, 'members with an invitation')

  const mail = await latestMail(address, 'Asha Rao invites you to work for Neel Studio')
  const link = /href="([^"]*\/join\/[^"]+)"/.exec(mail.html)?.[1] ?? ''
  await there.goto(new URL(link).pathname)
  await expect(there.getByText(`This invitation is for ${address}.`)).toBeVisible()
  await lookBeforeRelease(there, 'an invitation')
  await there.getByRole('link', { name: 'Create account' }).click()
  await there.getByRole('textbox', { name: 'Username' }).fill('Ravi Iyer')
  await there.getByLabel('Password', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Sign Up' }).click()
  await verify(there, address)
  await logIn(there, address)
  await there.getByRole('button', { name: 'Accept' }).click()
  await expect(there).toHaveURL(/dashboard/)

  await goWithin(there, `/invoice/${seller.invoiceId}`)
  await there.getByRole('button', { name: 'Add a comment' }).click()
  await there.getByRole('textbox', { name: 'Comment' }).fill('Which rate is it?')
  await there.keyboard.press('Control+Enter')
  const said = there.getByRole('list', { name: 'Comments' })
  await expect(said).toContainText(/You · .*Which rate is it\?/)
  await lookBeforeRelease(there, 'a comment')

  // Whatever the screens offer, the database refuses.
  const refusal = await there.evaluate(async (apikey) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('bahi-session') ?? '{}')
    const business = JSON.parse(sessionStorage.getItem('bahi-business') ?? '{}').id
    const answer = await fetch('/supabase-api/rest/v1/rpc/issue_invoice', {
      method: 'POST',
      headers: {
        ...{ apikey, Authorization: `Bearer ${token}`, 'x-bahi-business': business },
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ request_key: crypto.randomUUID(), document: {} }),
    })
    return (await answer.json()).message
  }, localKeys.publishable)
  expect(refusal).toBe('member_may_not')

  await goWithin(page, `/invoice/${seller.invoiceId}`)
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(/Ravi Iyer · /)
})
