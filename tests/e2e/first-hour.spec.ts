import { readFile } from 'node:fs/promises'
import { fullText } from '../setup/read-pdf.ts'
import { lookBeforeRelease } from './axe.ts'
import { countEffort } from './effort.ts'
import {
  codeIn,
  coldTest,
  expect,
  fillInvoice,
  goWithin,
  latestMail,
  newAddress,
  password,
  register,
  test,
} from './journey.ts'
import { enter, giveUpiId, makeSeller } from './seller.ts'

test('what was tried without an account becomes a draft, and the dashboard says what is owed', {
  tag: '@release',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/supabase-api|\/api\//.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Try it without an account' }).first().click()
  await page.getByRole('textbox', { name: 'Client name' }).fill('Tapti Textiles')
  await lookBeforeRelease(page, 'the editor without an account')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await fullText(new Uint8Array(await readFile(await (await saved).path())))
  expect(pdf).toContain('Tapti Textiles')
  expect(pdf).toContain('SAMPLE')
  // Nothing left the browser.
  expect(asked).toEqual([])

  const seller = await makeSeller()
  await giveUpiId(seller)
  await enter(page, seller)
  await page.goto('/dashboard')
  await expect(page.getByText('The invoice you tried is saved in your drafts.')).toBeVisible()
  const owed = page.getByRole('group', { name: 'Owed to you' })
  await expect(owed).toContainText('₹1,23,456.50')
  await lookBeforeRelease(page, 'the dashboard with what is owed')
  await owed.getByRole('link', { name: /^Not due/ }).click()
  await expect(page).toHaveURL(/\/invoices\?status=UNPAID$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await goWithin(page, '/invoices?status=DRAFT')
  await expect(page.getByRole('article', { name: 'Tapti Textiles' })).toBeVisible()
})

// [what-1]
coldTest(
  'from the code in the mail to the first sent tax invoice it takes at most 20 clicks and 20 fields',
  {
    tag: '@desk',
  },
  async ({ page }) => {
    const email = newAddress()
    await register(page, email)
    await expect(page.getByText('Check your email to verify your account.')).toBeVisible()
    const effort = await countEffort(page)
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })
    // A finger rests on nothing: a toast that lies above a button goes after its time.
    const press = (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      return test.info().project.name === 'phone' ? button.tap() : button.click()
    }

    // Nothing is loaded by its address from here on: a person goes by what is on the screen.
    await box('Verification code').fill(
      codeIn(await latestMail(email, 'Your Bahi verification code')),
    )
    await expect(box('Email')).toHaveValue(email)
    await expect(page.getByText('OTP Verified! Please login.')).toBeVisible()
    await box('Password').fill(password)
    await press('Sign In')
    await expect(page.getByText('Login successful!')).toBeVisible()
    await page.getByRole('link', { name: 'Set up your business' }).click()
    await box('Business name').fill('Neel Studio')
    await box('Phone').fill('9820012345')
    await box('Address').fill('4 Lake Road')
    await page.getByRole('combobox', { name: 'City' }).fill('Pune')
    await box('Postal code').fill('411004')
    await press('Save Changes')
    await box('GSTIN').fill('27AAPFU0939F1ZV')
    await page.getByLabel('Default GST rate').selectOption('18 %')
    await press('Save Tax Settings')
    await box('UPI ID').fill('neel@okbank')
    await press('Save Details')
    await page.getByRole('link', { name: 'Create Your First Invoice' }).first().click()
    await fillInvoice(page)
    // From ₹50,000 the law asks for the client's address as well.
    await page.getByLabel('Amount').fill('12345.50')
    await press('Create Invoice')
    await expect(page).toHaveURL(/\/invoice\/[\w-]{36}$/)
    await press('Send')
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    expect(effort.fields).toBeGreaterThan(10)
    expect(effort.clicks).toBeLessThanOrEqual(20)
    expect(effort.fields).toBeLessThanOrEqual(20)
  },
)
