import type { Page } from '@playwright/test'
import writeWorkbook from 'write-excel-file/universal'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { financialYearOf } from '../../supabase/functions/_shared/domain/periods.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, expectSettled, test } from './journey.ts'
import { enter, makeSeller } from './seller.ts'

const today = dayInIndia(new Date())

/** A workbook as Axis Bank hands it out, with an address above the table and a sentence below. */
async function statement(rows: [narration: string, debit: number | null, credit: number | null][]) {
  const cell = (value: string | number | null) => (value === null ? null : { value })
  const lines = [
    ['Name :- ASHA RAO', null],
    ['IFSC Code :-UTIB0000052', null],
    ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    ...rows.map(([narration, debit, credit]) => {
      const day = today.split('-').reverse().join('-')
      return [day, '-', narration, debit, credit, 100_000, '052']
    }),
    ['Unless the constituent notifies the bank of any discrepancy', null],
  ]
  const workbook = await writeWorkbook([
    { sheet: 'Statement', data: lines.map((line) => line.map(cell)) },
  ]).toBlob()
  return {
    name: 'statement.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbook.arrayBuffer()),
  }
}

const list = (page: Page, name: string) => page.getByRole('list', { name })

test('a statement is read in the browser, an exact credit recorded, undone and found again', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller(['Kaveri Interiors', 'Tapti Textiles'])
  await enter(page, seller)
  const number = `INV/${financialYearOf(today)}/0001`
  const file = await statement([
    [`UPI/P2A/609212345678/KAVERI INT/HDFC BANK/${number}`, null, 123_456.5],
    ['NEFT/ICICN52026040112345678/TAPTI TEXTILES/ICICI BANK', null, 50_000],
    ['POS/STATIONERS/PUNE', 450, null],
  ])

  await page.goto('/reports/bank')
  await expect(page.getByRole('heading', { name: 'Nothing to match' })).toBeVisible()
  await page.getByLabel('Choose a bank file, or drop it here').setInputFiles(file)
  await expect(page.getByText(/^Axis Bank, .* 3 rows, 2 credits$/)).toBeVisible()
  await expect(list(page, 'Likely').getByText('client name matches, amount differs')).toBeVisible()
  await lookBeforeRelease(page, 'a bank file')

  await page.getByRole('button', { name: 'Record this payment' }).dblclick()
  await expect(list(page, 'Exact matches')).toHaveCount(0)
  await list(page, 'Recorded or ignored').getByRole('link', { name: number }).click()
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments.getByText('609212345678')).toHaveCount(1)
  await payments.getByRole('button', { name: /^Undo ₹1,23,456\.50 of / }).click()
  await payments.getByLabel('Reason').fill('The wrong one')
  await payments.getByRole('button', { name: 'Undo payment' }).click()
  await expect(payments.getByText('Undone: The wrong one')).toBeVisible()

  // Without a load: what the bank file is compared with is asked for anew.
  await page.goBack()
  await expectSettled(page)
  await expect(list(page, 'Exact matches').getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Choose a bank file, or drop it here').setInputFiles(file)
  await expect(page.getByText('2 credits already here: 2 to match.')).toBeVisible()
})
