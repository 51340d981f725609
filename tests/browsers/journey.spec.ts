import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { mailsWith, password } from '../e2e/journey.ts'
import {
  giveBusiness,
  giveRegistration,
  giveUpiId,
  makePerson,
  makeSeller,
  share,
} from '../e2e/seller.ts'
import type { Size } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { Hands } from './hands.ts'
import { startWebKit } from './webkit.ts'

const test = base.extend<{ place: { name: string; size: Size }; hands: Hands }>({
  place: [{ name: 'Firefox', size: { width: 1440, height: 900 } }, { option: true }],
  hands: async ({ place: { name, size } }, use) => {
    const downloads = mkdtempSync(join(tmpdir(), 'bahi-browsers-'))
    const place = { ...size, downloads, errors: [] }
    const browser = await (name === 'Firefox' ? startFirefox : startWebKit)(place)
    await use(new Hands(browser, downloads))
    const widths = await browser.evaluate(
      '[innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth]',
    )
    await browser.close()
    rmSync(downloads, { recursive: true })
    expect(widths).toEqual([size.width, 0])
    expect(place.errors).toEqual([])
  },
})

const app = (path: string) => `${process.env.BAHI_TEST_APP_URL}${path}`
const button = (name: string | RegExp) => ({ role: 'button', name })
const panel = (name: string) => ({ role: 'region', name })
const dialog = (name?: string) => ({ role: 'dialog', ...(name && { name }) })

test('a seller signs in, issues a tax invoice, saves its PDF and mails it', async ({ hands }) => {
  const person = await makePerson()
  await giveBusiness(person)
  await giveRegistration(person)
  await giveUpiId(person)
  await hands.browser.open(app('/login'))
  await hands.fill({ Email: person.email, Password: password })
  await hands.click(button('Sign In'))
  await hands.address(/dashboard/)

  await hands.browser.open(app('/invoice/create'))
  await hands.fill({
    'Client name': 'Kaveri Interiors',
    'Client email': 'billing@kaveri.example',
    'Client State': 'Maharashtra (27)',
  })
  await hands.click({ label: 'Due date' })
  await hands.click(button('Choose a date'))
  await hands.click(button('Next month'))
  await hands.click({ ...button(/\D5 \w+,? \d{4}$/), within: dialog('Choose a date') })
  expect(await hands.read({ label: 'Due date' })).toMatch(/^5 \w{3} 20\d\d$/)
  const item = { role: 'group', name: 'Item 1' }
  await hands.fill(
    {
      Description: 'Packaging design',
      'HSN/SAC': '998391',
      'GST rate': '18 %',
      Amount: '1000.05',
    },
    item,
  )
  await hands.read({ text: '₹1,180.05' })
  await hands.click(button('Create Invoice'))
  await hands.address(/\/invoice\/[0-9a-f-]{36}$/)
  const sheet = await hands.read({ role: 'article' })
  for (const part of ['998391', '90.00', '₹1,180.05']) expect(sheet).toContain(part)

  await hands.click(button('Download PDF'))
  expect(await hands.file('.pdf')).toMatch(/^%PDF-/)

  await hands.click({ ...button('Email'), within: panel('Share') })
  const word = `A word from Asha, ${crypto.randomUUID()}.`
  await hands.fill({ Message: word }, dialog())
  await hands.click({ ...button('Send'), within: dialog() })
  await hands.read({ text: 'Email sent.' })
  expect((await mailsWith(word))[0]?.text).toMatch(/http\S+\/i\/\S+/)
})

test('a client who opened a link reports a payment, and the seller confirms it', async ({
  hands,
}) => {
  const { browser } = hands
  const seller = await makeSeller()
  await giveUpiId(seller)
  const link = app(`/i/${await share(seller)}`)
  await browser.open(link)
  expect(await hands.read({ role: 'article' })).toContain('1,23,456.50')
  await hands.click(button('I have paid'))
  await hands.fill({ 'UTR or reference': '632512345678' })
  await hands.click(button('Send'))
  await hands.address(/\/payment-sucess/)

  const session = JSON.stringify(JSON.stringify(seller.session))
  await browser.evaluate(`localStorage.setItem('bahi-session', ${session})`)
  await browser.open(app(`/invoice/${seller.invoiceId}`))
  const payments = panel('Payments')
  await hands.click({ ...button(/^Confirm/), within: payments })
  await hands.read({ text: /632512345678/, within: payments })
  await hands.click({ ...button(/^Confirm/), within: payments })
  await hands.read({ text: 'PAID', within: { role: 'main' } })
  await browser.open(link)
  await hands.read({ text: 'PAID' })
})

test('a person changes the theme and the language', async ({ hands }) => {
  await hands.browser.open(app('/login'))
  const theme = () => hands.browser.evaluate('document.documentElement.className')
  const before = await theme()
  await hands.click(button('Toggle theme'))
  await hands.until(async () => (await theme()) !== before, 'the other theme')
  await hands.click(button(/^Language: /))
  await hands.click({ role: 'menuitemradio', name: 'हिंदी' })
  const language = () => hands.browser.evaluate('document.documentElement.lang')
  await hands.until(async () => (await language()) === 'hi-IN', 'Hindi')
  expect(await hands.read({ role: 'heading', name: /[\u0900-\u097f]/ })).not.toBe('')
})
