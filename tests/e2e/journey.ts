import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'
import postgres from 'postgres'
import { KeptPage, nowhere } from './kept-page.ts'

type Mail = {
  to: { address: string }[]
  subject: string
  html: string
  text: string
  time: string
  attachments?: { contentType: string }[]
}

async function inbox(query = ''): Promise<Mail[]> {
  const answer = await fetch(`${process.env.BAHI_TEST_MAIL_URL}/email${query}`)
  return answer.json()
}

/** The mails whose text holds some words; the inbox has them as soon as they are said to be sent. */
export const mailsWith = async (words: string) =>
  (await inbox()).filter((mail) => mail.text?.includes(words))

/** The latest mail to an address, waiting for it to arrive. */
export async function latestMail(to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      found = (await inbox(`?to.address=${to}`)).findLast((mail) => mail.subject === subject)
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error('unreachable')
  return found
}

/** The six digits that a person reads in a mail; not those within the link's hash. */
export function codeIn(mail: Mail): string {
  const text = mail.html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' ')
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!code) throw new Error(`No code in: ${text}`)
  return code
}

/** Moves the clock of the mails to an address on, so that no test waits for the minute between two. */
export async function endMinuteBetweenMails(email: string) {
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  await sql`
    update auth.users
    set confirmation_sent_at = confirmation_sent_at - interval '2 minutes'
    where email = ${email}`
  await sql.end()
}

/**
 * A journey is walked at the width that it is about, since the gate has little time: `@phone`, which has the least room, or
 * `@desk`. THOROUGH=1 walks each at both, but `@desk-only`, and those that wait for a release: `@release`.
 */
export const atOneWidth = !process.env.THOROUGH

export const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@example.com`
export const password = 'correct horse battery'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export async function register(page: Page, email: string) {
  await page.goto('/register')
  await field(page, 'Username').fill('Asha Rao')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/verify-otp/)
}

export async function verify(page: Page, email: string) {
  const code = codeIn(await latestMail(email, 'Your Bahi verification code'))
  // Complete, it is sent.
  await field(page, 'Verification code').fill(code)
  await expect(page).toHaveURL(/login/)
}

export async function logIn(page: Page, email: string, secret = password) {
  // Whoever stands there already need not load it anew.
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

export async function fillBusiness(page: Page) {
  await field(page, 'Business name').fill('Neel Studio')
  await field(page, 'Phone').fill('98200-12345')
  await field(page, 'Postal code').fill('411004')
  await page.getByRole('combobox', { name: 'City' }).fill('Kochi')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Save Tax Settings' }).click()
}

export async function fillInvoice(page: Page, client = 'Kaveri Interiors') {
  await field(page, 'Client name').fill(client)
  await field(page, 'Client email').fill('billing@kaveri.example')
  await page.getByLabel('Due date').fill('2990-01-31')
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByLabel('Description').fill('Packaging design')
  await item.getByLabel('Quantity').fill('12')
  await item.getByLabel('Amount').fill('123456.50')
}

/** Waits until nothing of the screen is on its way any more. */
export async function expectSettled(page: Page) {
  // In the order of the journey: each may be followed by the next.
  await expect(page.getByText('Loading your workspace')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Chooses a language by its own name. */
export async function chooseLanguage(page: Page, name: string) {
  await page.getByRole('button', { name: /^(?:Language|भाषा): / }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** Goes to another screen within the app, which costs half of loading it; the old one stays until the next is there. */
export async function goWithin(page: Page, address: string) {
  const last = await page.getByRole('main').locator('*').last().elementHandle()
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await last?.waitForElementState('hidden')
}

/** Loads the app at an address, or goes there where it is loaded already. */
export const visit = (page: Page, address: string) =>
  page.url() === 'about:blank' || page.url().endsWith(nowhere)
    ? page.goto(address)
    : goWithin(page, address)

/** Fails a test on an error in the console of its page, or on an exception. */
async function watched(page: Page, use: (page: Page) => Promise<void>) {
  const errors: string[] = []
  const thrown = (error: Error) => errors.push(error.message)
  const logged = (message: ConsoleMessage) => {
    // A refused request is part of what is tested; the browser logs each.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text())
    }
  }
  page.on('pageerror', thrown)
  page.on('console', logged)
  await use(page)
  page.off('pageerror', thrown)
  page.off('console', logged)
  expect(errors).toEqual([])
}

/** A test whose page has never been anywhere: for a first load, and for what stays in a page for good. */
export const coldTest = base.extend({
  page: ({ page }, use) => watched(page, use),
})

/** A journey, in a page that its worker keeps (`KeptPage`), and where it asks for `visitor` in that of somebody else, too. */
export const test = base.extend<{ visitor: Page }, { ownPage: KeptPage; visitorsPage: KeptPage }>({
  ownPage: [keptPage, { scope: 'worker' }],
  visitorsPage: [keptPage, { scope: 'worker' }],
  context: async ({ ownPage }, use) => {
    const page = await ownPage.open()
    await use(page.context())
    await ownPage.clear()
  },
  page: async ({ context, ownPage }, use) => {
    expect(context.pages()).toHaveLength(1)
    await watched(await ownPage.open(), use)
  },
  visitor: async ({ visitorsPage }, use) => {
    await watched(await visitorsPage.open(), use)
    await visitorsPage.clear()
  },
})

async function keptPage({ browser }: { browser: Browser }, use: (page: KeptPage) => Promise<void>) {
  const kept = new KeptPage(browser)
  await use(kept)
  await kept.close()
}

export { expect } from '@playwright/test'
