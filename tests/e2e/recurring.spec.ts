import postgres from 'postgres'
import { dayInIndia } from '#domain/dates.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, expectSettled, test } from './journey.ts'
import { chooseAction } from './payments-ground.ts'
import { enter, makeSeller } from './seller.ts'

test('an invoice is made recurring, is issued by itself on its day, and is paused', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto(`/invoice/${seller.invoiceId}`)
  await chooseAction(page, 'Make recurring')
  await expect(page.getByRole('region', { name: 'Client Information' })).toContainText(
    'Kaveri Interiors',
  )
  // The invoice of today billed this month, so that the first day is a month later until one is chosen.
  await page.getByLabel('First day').fill(dayInIndia(new Date()))
  await page.getByLabel('Each time, create').selectOption('issue')
  await page.getByLabel('Description').fill('Retainer for {month}')
  await expect(page.getByText(/^Next: /)).toBeVisible()
  await lookBeforeRelease(page, 'the form of what repeats')
  await page.getByRole('button', { name: 'Save Schedule' }).click()
  const first = page.getByRole('dialog', { name: 'The first invoice is issued today' })
  await expect(first.getByRole('article')).toContainText('Retainer for')
  await lookBeforeRelease(page, 'the first one, to look over')
  await first.getByRole('button', { name: 'Save and issue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kaveri Interiors' })).toBeVisible()

  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  await sql`select private.run_schedules()`
  await sql.end()
  await page.reload()
  const made = page.getByRole('region', { name: 'Created invoices' })
  await expect(made.getByRole('link', { name: /^INV\// })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('PAUSED', { exact: true })).toBeVisible()
  await expectSettled(page)
  await lookBeforeRelease(page, 'one that repeats')

  await made.getByRole('link', { name: /^INV\// }).click()
  await expect(page.getByText(/^Retainer for [A-Z][a-z]+$/)).toBeVisible()
})
