import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import postgres from 'postgres'
import { localKeys } from '../../supabase/local/settings.ts'
import { expect, newAddress, password, test } from './journey.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Session = { access_token: string }
type Seller = { email: string; session: Session; invoiceId: string }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function ask<T>(path: string, body: unknown, token: string = localKeys.publishable) {
  const answer = await fetch(`${process.env.BAHI_TEST_APP_URL}/supabase-api${path}`, {
    method: 'POST',
    headers: {
      apikey: localKeys.publishable,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

async function makeSeller(): Promise<Seller> {
  const email = newAddress()
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, encrypted_password)
    values (
      gen_random_uuid(), ${email}, now(), '{"name": "Asha Rao"}',
      extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    )`
  await sql.end()
  const session = await ask<Session>('/auth/v1/token?grant_type=password', { email, password })
  const token = session.access_token
  await ask(
    '/rest/v1/businesses',
    {
      name: 'Neel Studio',
      email: 'hello@neelstudio.example',
      phone: '9820012345',
      postal_code: '411004',
      city: 'Pune',
      state: 'Maharashtra',
    },
    token,
  )
  const invoiceId = await ask<string>(
    '/rest/v1/rpc/create_invoice',
    {
      request_key: crypto.randomUUID(),
      client_name: 'Kaveri Interiors',
      client_email: 'billing@kaveri.example',
      currency: 'INR',
      due_date: '2990-01-31',
      notes: 'Thank you.',
      items: [{ description: 'Packaging design', quantity: 12, amount_minor: 12345650 }],
    },
    token,
  )
  return { email, session, invoiceId }
}

let seller: Promise<Seller> | undefined

/** A seller with one invoice, made past the screens and kept for all tests of a worker. */
function sellerOfWorker() {
  seller ??= makeSeller()
  return seller
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function enter(page: Page, { session }: Seller) {
  await page.addInitScript((kept) => {
    localStorage.setItem('bahi-session', JSON.stringify(kept))
  }, session)
}

async function paint(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (choice) => {
    localStorage.setItem('bahi-theme', choice)
    window.dispatchEvent(new Event('bahi-theme-change'))
    // A colour on its way from one theme to the other has the contrast of neither.
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  }, theme)
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
}

/** What axe objects to, a line for each place. */
const violations = (page: Page) =>
  page.evaluate(async (values) => {
    const { violations: found } = await window.axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, tags)

/** Opens each address in turn and expects of its screen what every screen owes to everybody. */
async function expectAccessible(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // Neither sent to the login nor showing an error in place of its content.
    expect(new URL(page.url()).pathname).toBe(address)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate(axe.source)
    for (const theme of ['dark', 'light'] as const) {
      await paint(page, theme)
      expect.soft(await violations(page), `${address} in ${theme}`).toEqual([])
    }
    const { width, wanted } = await page.evaluate(() => ({
      width: window.innerWidth,
      wanted: document.documentElement.scrollWidth,
    }))
    expect.soft(wanted, `${address} scrolls sideways`).toBeLessThanOrEqual(width)
  }
}

test('the landing page and the ways in are accessible to everybody, dark and light', async ({
  page,
}) => {
  await expectAccessible(page, [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/abc',
  ])
})

test('the pages that anyone may read are accessible to everybody, dark and light', async ({
  page,
}) => {
  await expectAccessible(page, [
    '/pricing',
    '/privacy',
    '/support',
    '/payment-sucess',
    '/no/such/page',
  ])
})

test('the dashboard and the screens of invoices are accessible to everybody, dark and light', async ({
  page,
}) => {
  const seller = await sellerOfWorker()
  await enter(page, seller)
  await expectAccessible(page, [
    '/dashboard',
    '/invoices',
    '/invoice/create',
    `/invoice/${seller.invoiceId}`,
  ])
})

test('the tabs of the settings are accessible to everybody, dark and light', async ({ page }) => {
  const seller = await sellerOfWorker()
  await enter(page, seller)
  await expectAccessible(page, [
    '/setting/profile',
    '/setting/business',
    '/setting/billing',
    '/setting/notifications',
    '/setting/security',
  ])
})

/** Presses Tab until the place has the focus, which must be there to be seen. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    if (await place.evaluate((element) => element.matches(':focus-visible'))) return
  }
  throw new Error(`${key} does not reach ${place}`)
}

test('who has a keyboard only logs in, creates an invoice, opens it and deletes it', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'A phone has no Tab key.')
  const { email } = await sellerOfWorker()
  const { keyboard } = page
  const type = async (place: Locator, text: string) => {
    await tabTo(page, place)
    await keyboard.type(text)
  }

  await page.goto('/login')
  await type(page.getByRole('textbox', { name: 'Email' }), email)
  await type(page.getByRole('textbox', { name: 'Password' }), password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)

  const main = page.getByRole('main')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await keyboard.press('Enter')
  await expect(main).toBeFocused()
  await tabTo(page, main.getByRole('link', { name: 'Create Invoice' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/invoice\/create/)

  await type(page.getByRole('textbox', { name: 'Client name' }), 'Tapti Textiles')
  await type(page.getByRole('textbox', { name: 'Client email' }), 'accounts@tapti.example')
  await type(page.getByLabel('Due date'), '01312990')
  const item = page.getByRole('group', { name: 'Item 1' })
  await type(item.getByLabel('Description'), 'Labels')
  await type(item.getByLabel('Quantity'), '3')
  await type(item.getByLabel('Amount'), '4500')
  await tabTo(page, page.getByRole('button', { name: 'Create Invoice' }))
  await keyboard.press('Space')
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/)
  await expect(main.getByText('₹4,500.00').first()).toBeVisible()

  const back = page.getByRole('link', { name: 'Back to Invoices' })
  await tabTo(page, back)
  await keyboard.press('Enter')
  const card = page.getByRole('article').filter({ hasText: 'Tapti Textiles' })
  await tabTo(page, card.getByRole('link'))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/)
  await tabTo(page, page.getByRole('button', { name: 'Download PDF' }))
  await tabTo(page, back, 'Shift+Tab')
  await keyboard.press('Enter')

  await tabTo(page, card.getByRole('button', { name: /^Actions for INV/ }))
  await keyboard.press('Enter')
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  await expect(remove).toBeVisible()
  for (let presses = 0; presses < 3; presses += 1) {
    if ((await remove.getAttribute('data-highlighted')) !== null) break
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(main).toBeFocused()
})
