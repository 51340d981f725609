import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Manifest } from 'vite'
import type { SharedInvoiceRow, WithdrawnRow } from '../../src/client-page/client-invoice.ts'
import { sharedItem } from '../factories/rows/invoice-rows.ts'
import { paidRow, payTo, sharedInvoiceRow } from '../factories/rows/shared-invoice-row.ts'
import { thorough } from '../setup/property.ts'
import { expectAccessible, lookBeforeRelease } from './axe.ts'
import { atOneWidth, coldTest, expect, test } from './journey.ts'
import { outDir } from './out-dir.ts'

/** Bytes of JavaScript, gzip, until the invoice and the code to pay it by are painted. */
const BUDGET = 95_000

/** The database's answer for the page, without a database. */
async function answerWith(page: Page, row: SharedInvoiceRow | WithdrawnRow | null) {
  await page.route('**/rpc/note_share_view', (route) => route.fulfill({ status: 204 }))
  await page.route('**/rpc/shared_invoice', (route) => route.fulfill({ json: row }))
}

const whole = 12_345_650
const states: [string, SharedInvoiceRow | WithdrawnRow | null][] = [
  ['due', sharedInvoiceRow()],
  [
    'overdue, by bank transfer, paid and reported in part',
    sharedInvoiceRow({
      status: 'OVERDUE',
      due_date: '2026-01-31',
      pay_to: { ...payTo, upi_id: null },
      settled_minor: 50,
      balance_minor: whole - 50,
      claim: { amount_minor: 100, claimed_on: '2026-11-22' },
    }),
  ],
  [
    'withdrawn',
    {
      ...{ withdrawn: true, kind: 'invoice', number: 'INV/26-27/0042' },
      ...{
        seller_name: 'Neel Studio',
        language: 'en',
        replacement: { number: 'INV/26-27/0043', token: 'another' },
      },
    },
  ],
  [
    'an estimate that waits for an answer',
    sharedInvoiceRow({
      ...{ kind: 'estimate', number: 'EST/26-27/0007', pay_to: null },
      estimate: { state: 'sent', name: null, answered_at: null, restored: null },
    }),
  ],
  ['not found', null],
]

test('every state is accessible in both themes', { tag: '@phone' }, async ({ page }) => {
  for (const [state, row] of thorough(states.slice(0, 1), states)) {
    await page.unrouteAll()
    await answerWith(page, row)
    await page.goto('/i/a-token')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const fold of await page.locator('summary').all()) await fold.click()
    if (row && 'pay_to' in row && row.pay_to?.upi_id)
      await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible()
    await expectAccessible(page, state)
  }
  if (atOneWidth) return

  await page.unrouteAll()
  await page.route('**/rpc/shared_invoice', (route) => route.abort())
  await page.goto('/i/a-token')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page, 'failed')
})

test('the form is accessible with its errors, and everything is big enough for a finger', async ({
  page,
}, { project }) => {
  await answerWith(page, sharedInvoiceRow())
  await page.route('**/rpc/claim_payment', (route) => route.abort())
  await page.goto('/i/a-token')
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible()
  const link = page.getByRole('link', { name: 'Open UPI app' })
  if (project.name === 'phone') {
    const first = page.getByRole('main').locator('a:visible, button:visible').first()
    await expect(first).toHaveAccessibleName('Open UPI app')
    const [button, code] = await Promise.all(
      [link, page.getByRole('img', { name: /^QR/ })].map((each) => each.boundingBox()),
    )
    expect(button?.y).toBeLessThan(code?.y ?? 0)
  } else {
    await expect(link).toBeHidden()
    if (atOneWidth) return
  }

  const small = () =>
    page
      .locator(
        'button:visible, .button:visible, summary:visible, input:not([type=radio]):visible, label:has(input):visible',
      )
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML),
      )
  expect(await small()).toEqual([])
  await page.getByRole('button', { name: 'I have paid' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Reference is required.')).toBeVisible()
  expect(await small()).toEqual([])
  await expectAccessible(page, 'form with an error')
  await page.getByRole('textbox', { name: 'UTR or reference' }).fill('632512345678')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await lookBeforeRelease(page, 'form refused')
})

// [page-3]
test('names and descriptions without a space do not make the page scroll sideways', {
  tag: '@desk-only',
}, async ({ page }) => {
  const total = 999_999_999_999
  await answerWith(
    page,
    sharedInvoiceRow({
      client_name: 'W'.repeat(120),
      client_email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
      seller: {
        ...sharedInvoiceRow().seller,
        name: 'M'.repeat(120),
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
      },
      notes: 'n'.repeat(2_000),
      total_minor: total,
      total_inr_minor: total,
      balance_minor: total,
      items: [
        sharedItem({
          description: 'D'.repeat(1_000),
          quantity: 1_000_000,
          taxable_minor: total,
          taxable_inr_minor: total,
        }),
      ],
      pay_to: {
        ...payTo,
        upi_id: `${'v'.repeat(240)}@okhdfcbank`,
        bank_account_name: 'N'.repeat(120),
      },
    }),
  )
  await page.goto('/i/a-token')
  await expect(page.getByRole('article')).toBeVisible()
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const fold of await page.locator('details:not([open]) > summary:visible').all())
      await fold.click()
    const wanted = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wanted, `${width} px`).toBeLessThanOrEqual(width)
  }
})

coldTest(
  'nothing moves while the invoice comes up cold and its data come late',
  {
    tag: '@release',
  },
  async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number }
          window.name = String(Number(window.name || 0) + value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/rpc/note_share_view', (route) => route.fulfill({ status: 204 }))
    await page.route('**/rpc/shared_invoice', async (route) => {
      await expect(page.locator('[aria-busy="true"]')).toBeVisible()
      await page.waitForTimeout(300)
      await route.fulfill({ json: sharedInvoiceRow() })
    })
    await page.goto('/i/a-token')
    await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(200)
    expect(Number(await page.evaluate(() => window.name))).toBeLessThanOrEqual(0.02)
  },
)

coldTest(
  'without a choice in the app the page follows the system, and the other tab',
  {
    tag: '@release',
  },
  async ({ page }) => {
    await answerWith(page, paidRow())
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/i/a-token')
    await expect(page.locator('html')).toHaveClass('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveClass('light')
    await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.evaluate(() => {
      localStorage.setItem('bahi-theme', 'dark')
      window.dispatchEvent(new StorageEvent('storage', { key: 'bahi-theme' }))
    })
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  },
)

// [page-4]
coldTest('whatever an invoice says, it runs nothing', { tag: '@desk' }, async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    dialog.dismiss()
  })
  const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}'
  const row = sharedInvoiceRow()
  await answerWith(page, {
    ...row,
    client_name: evil,
    client_email: evil,
    notes: evil,
    number: 'INV/26-27/0042',
    seller: { ...row.seller, name: evil, email: evil, address: evil, logo: 'javascript:alert(3)' },
    items: [sharedItem({ description: evil, quantity: 1, taxable_minor: 1, taxable_inr_minor: 1 })],
  })
  await page.goto('/i/a-token')
  await expect(page.getByRole('article')).toContainText(evil)
  await expect(page.locator('#root :is(img, script, iframe)')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

// [page-2]
coldTest(
  'the invoice and its QR code are painted with at most 95 kB of JavaScript (gzip), and what the build says',
  {
    tag: '@desk',
  },
  async ({ page }) => {
    const read = (file: string) => readFileSync(`${outDir}/${file}`)
    const manifest: Manifest = JSON.parse(read('.vite/client-pages.json').toString())
    const wanted = new Set([
      'invoice.html',
      'src/client-page/show-page.tsx',
      'src/client-page/pay/upi-code.tsx',
    ])
    // A set can grow while it is walked.
    for (const key of wanted) {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`The build has no ${key}.`)
      for (const needed of chunk.imports ?? []) wanted.add(needed)
    }
    const files = [...wanted].map((key) => manifest[key]?.file ?? '')
    const sizes = files.map((file) => gzipSync(read(file), { level: 9 }).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET)

    await answerWith(page, sharedInvoiceRow())
    await page.goto('/i/a-token', { waitUntil: 'networkidle' })
    await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible()
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname.slice(1))
        .filter((path) => path.endsWith('.js')),
    )
    expect(new Set(loaded)).toEqual(new Set(files))
  },
)
