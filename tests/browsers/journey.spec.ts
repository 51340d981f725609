import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { codeIn, latestMail, mailsWith, newAddress, password } from '../e2e/journey.ts'
import { giveUpiId, signIn } from '../e2e/seller.ts'
import type { Size } from './browser.ts'
import { Hands } from './hands.ts'
import { startPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

const test = base.extend<{ place: { name: string; size: Size }; hands: Hands }>({
  place: [{ name: 'chrome', size: { width: 1440, height: 900 } }, { option: true }],
  hands: async ({ place: { name, size } }, use) => {
    const downloads = mkdtempSync(join(tmpdir(), 'bahi-browsers-'))
    const place = { ...size, downloads, errors: [] }
    const browser =
      name === 'webkit'
        ? await startWebKit(place)
        : await startPuppeteer(name === 'firefox' ? 'firefox' : 'chrome', place)
    await use(new Hands(browser, place))
    await browser.close()
    rmSync(downloads, { recursive: true })
    expect(place.errors).toEqual([])
  },
})

const app = (path: string) => `${process.env.BAHI_TEST_APP_URL}${path}`
const box = (name: string | RegExp) => ({ role: 'textbox', name })
const button = (name: string | RegExp) => ({ role: 'button', name })
const panel = (name: string) => ({ role: 'region', name })

test('a seller registers, issues a tax invoice and is paid by a client who opened its link', async ({
  hands,
}) => {
  const { browser } = hands
  const email = newAddress()
  await browser.open(app('/register'))
  await hands.fill(box('Username'), 'Asha Rao')
  await hands.fill(box('Email'), email)
  await hands.fill({ label: 'Password' }, password)
  await hands.click(button('Sign Up'))
  await hands.fill(
    box('Verification code'),
    codeIn(await latestMail(email, 'Your Bahi verification code')),
  )
  await hands.address(/login/)
  await hands.fill(box('Email'), email)
  await hands.fill({ label: 'Password' }, password)
  await hands.click(button('Sign In'))
  await hands.address(/dashboard/)

  await browser.open(app('/setting/business'))
  await hands.fill(box('Business name'), 'Neel Studio')
  await hands.fill(box('Email'), 'hello@neelstudio.example')
  await hands.fill(box('Phone'), '98200-12345')
  await hands.fill(box('Postal code'), '411004')
  await hands.fill({ role: 'combobox', name: 'City' }, 'Pune')
  await hands.choose({ role: 'combobox', name: 'State' }, 'Maharashtra')
  await hands.click(button('Save Changes'))
  await hands.click(button('Edit Tax'))
  await hands.choose({ label: 'GST registration' }, 'Registered')
  await hands.fill(box('GSTIN'), '27AAPFU0939F1ZV')
  await hands.fill({ label: 'Default HSN/SAC' }, '998391')
  await hands.choose({ label: 'Default GST rate' }, '18 %')
  await hands.click(button('Save Tax Settings'))
  await hands.read({ text: /Maharashtra, AAPFU0939F/ })

  await browser.open(app('/invoice/create'))
  await hands.fill(box('Client name'), 'Kaveri Interiors')
  await hands.fill(box('Client email'), 'billing@kaveri.example')
  await hands.choose({ label: 'Client State' }, 'Maharashtra (27)')
  await hands.click({ label: 'Due date' })
  await hands.click(button('Choose a date'))
  await hands.click(button('Next month'))
  await hands.click({
    ...button(/\D5 \w+,? \d{4}$/),
    within: { role: 'dialog', name: 'Choose a date' },
  })
  expect(await hands.read({ label: 'Due date' })).toMatch(/^5 \w{3} 20\d\d$/)
  const item = { role: 'group', name: 'Item 1' }
  await hands.fill({ label: 'Description', within: item }, 'Packaging design')
  await hands.fill({ label: 'Amount', within: item }, '1000.05')
  await hands.read({ text: '₹1,180.05' })
  await hands.click(button('Create Invoice'))
  const invoice = await hands.address(/\/invoice\/[0-9a-f-]{36}$/)
  const sheet = await hands.read({ role: 'article' })
  for (const part of ['998391', '90.00', '₹1,180.05']) expect(sheet).toContain(part)

  await hands.click(button('Download PDF'))
  expect(await hands.file('.pdf')).toMatch(/^%PDF-/)

  await giveUpiId(await signIn(email, password))
  await browser.open(invoice)
  await hands.click({ ...button('Email'), within: panel('Share') })
  const word = `A word from Asha, ${crypto.randomUUID()}.`
  await hands.fill(box('Message'), word)
  await hands.click({ ...button('Send'), within: { role: 'dialog' } })
  await hands.read({ text: 'Email sent.' })
  const link = /http\S+\/i\/\S+/.exec((await mailsWith(word))[0]?.text ?? '')?.[0] ?? ''
  await browser.open(link)
  expect(await hands.read({ role: 'article' })).toContain('1,180.05')
  await hands.click(button('I have paid'))
  await hands.fill(box('UTR or reference'), '632512345678')
  await hands.click(button('Send'))
  await hands.address(/\/payment-sucess/)

  await browser.open(invoice)
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
  await hands.click({ role: 'menuitemradio', name: 'हिन्दी' })
  await hands.until(
    async () => (await hands.browser.evaluate('document.documentElement.lang')) === 'hi-IN',
    'Hindi',
  )
  expect(await hands.read({ role: 'heading', name: /[\u0900-\u097f]/ })).not.toBe('')
})
