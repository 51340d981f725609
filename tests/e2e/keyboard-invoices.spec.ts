import { expect, test } from './journey.ts'
import { countedKeys, press, tabTo, typeInto } from './keyboard.ts'
import { clients, enter, giveRegulars, giveUpiId, makeSeller } from './seller.ts'

const invoiceAddress = /\/invoice\/[0-9a-f-]{36}$/

test('a keyboard or screen reader user creates an invoice, sends it and deletes it', {
  tag: '@desk-only',
}, async ({ page }) => {
  const seller = await makeSeller()
  await giveRegulars(seller)
  const { keyboard } = page
  await enter(page, seller)
  await page.goto('/invoices')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(1)
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(main).toBeFocused()
  await press(page, main.getByRole('link', { name: 'Create Invoice' }))
  await expect(page).toHaveURL(/invoice\/create/)

  // From the empty sheet to the invoice: a known client and two items of the catalogue.
  const keys = countedKeys(page)
  await expect(page.getByRole('textbox', { name: 'Client name' })).toBeFocused()
  // Fields are found as a screen reader finds them: by name, within their row.
  await expect(main).toMatchAriaSnapshot(`
    - heading "Create Invoice" [level=1]
    - region "Client Information":
      - textbox "Client name"
      - textbox "Client email"
    - region "Invoice Items":
      - group "Item 1":
        - textbox "Description"
        - textbox "Quantity"
        - textbox "Amount"
        - button "Remove item 1" [disabled]
    - region "Invoice Summary":
      - heading "Invoice Summary" [level=2]
      - button "Create Invoice"
  `)
  const row = (number: number) => page.getByRole('group', { name: `Item ${number}` })
  const choose = async (typed: string, name: string) => {
    await keys.type(typed)
    const option = page.getByRole('option', { name })
    await expect(option).toBeVisible()
    await keys.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await keys.press('Enter')
  }
  await choose('ta', 'Tapti Textiles')
  await expect(row(1).getByLabel('Description')).toBeFocused()
  await choose('la', 'Labels')
  await expect(row(1).getByLabel('Quantity')).toBeFocused()
  await keys.type('3')
  await keys.press('Enter')
  await expect(row(2).getByLabel('Description')).toBeFocused()
  await choose('po', 'Posters')
  await expect(row(2).getByLabel('Quantity')).toBeFocused()
  await keys.press('ControlOrMeta+Enter')
  await expect(page).toHaveURL(invoiceAddress)
  expect(keys.count()).toBeLessThanOrEqual(25)
  await expect(main.getByText('₹4,585.50').first()).toBeVisible()

  const send = main.getByRole('button', { name: 'Send', exact: true })
  await press(page, send)
  const mail = page.getByRole('dialog', { name: 'Send by email' })
  // Asked once of who has set none.
  await press(page, mail.getByRole('button', { name: 'Send without payment details' }))
  await expect(mail).toMatchAriaSnapshot(`
    - heading "Send by email" [level=2]
    - textbox "To": tapti@tapti.example
    - textbox "Cc"
    - textbox "Subject"
    - textbox "Message"
    - button "Send"
  `)
  await press(page, mail.getByRole('button', { name: 'Send' }))
  await expect(page.getByRole('status').filter({ hasText: 'Email sent.' })).toBeVisible()
  await expect(mail).toHaveCount(0)
  // The next step takes the place of the one that is done.
  await expect(main.getByRole('button', { name: 'Record payment' }).first()).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Back to Invoices' }), 'Shift+Tab')
  await keyboard.press('Enter')
  const card = page.getByRole('article').filter({ hasText: 'Tapti Textiles' })
  await press(page, card.getByRole('button', { name: /^Actions for INV/ }))
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  // It takes the focus once it is open.
  await expect(page.getByRole('menu')).toBeFocused()
  await keyboard.press('End')
  await expect(remove).toHaveAttribute('data-highlighted')
  await keyboard.press('Enter')
  // Its client knows it by now.
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  await typeInto(page, reason, 'Wrong amount')
  await keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(main).toBeFocused()
})

test('a known client’s invoice of a kept item is made on the dashboard and mailed by 14 keys', {
  tag: ['@desk-only', '@release'],
}, async ({ page }) => {
  const seller = await makeSeller()
  await giveRegulars(seller)
  await giveUpiId(seller)
  await enter(page, seller)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  const keys = countedKeys(page)
  const choose = async (typed: string, name: string) => {
    await keys.type(typed)
    await expect(page.getByRole('option', { name })).toBeVisible()
    await keys.press('ArrowDown')
    await keys.press('Enter')
  }
  await keys.type('n')
  await expect(page.getByRole('textbox', { name: 'Client name' })).toBeFocused()
  await keys.type('ta')
  await expect(page.getByRole('option', { name: 'Tapti Textiles' })).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByLabel('Description')).toBeFocused()
  await choose('la', 'Labels')
  await expect(page.getByLabel('Quantity')).toBeFocused()
  await keys.type('3')
  await keys.press('ControlOrMeta+Shift+Enter')
  // Nothing goes out unread: the mail shows first.
  const mail = page.getByRole('dialog', { name: 'Send by email' })
  await expect(mail.getByRole('textbox', { name: 'To' })).toHaveValue('tapti@tapti.example')
  await expect(mail.getByRole('textbox', { name: 'Message' })).toHaveValue(/₹4,500\.00/)
  await keys.press('ControlOrMeta+Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Email sent.' })).toBeVisible()
  expect(keys.count()).toBeLessThanOrEqual(14)
})

test('a keyboard user finds an invoice by its client, filters the list and turns its pages', {
  tag: ['@desk-only', '@release'],
}, async ({ page }) => {
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
