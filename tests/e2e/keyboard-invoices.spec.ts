import { expect, password, test } from './journey.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { clients, enter, makeSeller, sellerOfWorker } from './seller.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** As a browser tells that somebody pastes a text. */
function paste(field: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

const invoiceAddress = /\/invoice\/[0-9a-f-]{36}$/

test('who has a keyboard only logs in, creates an invoice, opens it and deletes it', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'A phone has no Tab key.')
  const { email } = await sellerOfWorker()
  const { keyboard } = page

  await page.goto('/login')
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), email)
  await typeInto(page, page.getByRole('textbox', { name: 'Password' }), password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)

  const main = page.getByRole('main')
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(main).toBeFocused()
  await press(page, main.getByRole('link', { name: 'Create Invoice' }))
  await expect(page).toHaveURL(/invoice\/create/)

  await typeInto(page, page.getByRole('textbox', { name: 'Client name' }), 'Tapti Textiles')
  await typeInto(page, page.getByRole('textbox', { name: 'Client email' }), 'tapti@tapti.example')
  await typeInto(page, page.getByLabel('Due date'), '01312990')
  const item = page.getByRole('group', { name: 'Item 1' })
  await typeInto(page, item.getByLabel('Description'), 'Labels')
  await typeInto(page, item.getByLabel('Quantity'), '3')
  const amount = item.getByLabel('Amount')
  await typeInto(page, amount, '45e')
  await keyboard.press('Enter')
  await expect(amount).toHaveAccessibleDescription('Amount must be a number.')
  await expect(amount).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  await amount.evaluate(paste, '₹4,500.00 /-')
  await expect(amount).toHaveValue('4500.00')
  await press(page, page.getByRole('button', { name: 'Create Invoice' }), 'Space')
  await expect(page).toHaveURL(invoiceAddress)
  await expect(main.getByText('₹4,500.00').first()).toBeVisible()

  const back = page.getByRole('link', { name: 'Back to Invoices' })
  await press(page, back)
  const card = page.getByRole('article').filter({ hasText: 'Tapti Textiles' })
  await press(page, card.getByRole('link'))
  await expect(page).toHaveURL(invoiceAddress)
  await tabTo(page, page.getByRole('button', { name: 'Download PDF' }))
  await tabTo(page, back, 'Shift+Tab')
  await keyboard.press('Enter')

  await press(page, card.getByRole('button', { name: /^Actions for INV/ }))
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  await expect(remove).toBeVisible()
  for (let presses = 0; presses < 5; presses += 1) {
    if ((await remove.getAttribute('data-highlighted')) !== null) break
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(main).toBeFocused()
})

test('who has a keyboard only finds an invoice by its client, filters the list and turns its pages', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'A phone has no Tab key.')
  await enter(page, await makeSeller(clients))
  const { keyboard } = page

  await page.goto('/invoices')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  const unpaid = page.getByRole('button', { name: 'UNPAID' })
  await press(page, unpaid, 'Space')
  await expect(unpaid).toHaveAttribute('aria-pressed', 'true')
  await expect(cards).toHaveCount(6)
  await press(page, page.getByRole('button', { name: 'OVERDUE' }))
  await expect(page.getByText('No invoices match your filters')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Clear Filters' }))
  await expect(cards).toHaveCount(5)
  await press(page, page.getByRole('link', { name: 'Page 2' }))
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Kaveri Interiors')
  await expect(page.getByText('Showing 6-6 of 6 invoices')).toBeVisible()

  await keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Enter client name' })
  await expect(search).toBeFocused()
  await keyboard.type('Tapti')
  const options = page.getByRole('option', { name: /Tapti Textiles/ })
  // The client leads, their invoices follow.
  await expect(options).toHaveCount(2)
  await keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const found = options.last()
  await keyboard.press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(invoiceAddress)
  await expect(page.getByRole('article')).toContainText('Tapti Textiles')
})
