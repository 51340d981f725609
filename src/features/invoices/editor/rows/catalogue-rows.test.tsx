import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { consulting, itemRow } from '#tests/factories/rows/item-row.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import {
  addressOf,
  field,
  openForm,
  putInvoice,
  row,
  submit,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const of = (number: number, label: string) => row(number).getByLabelText(label)
const registered = businessRow({ gst_registration: 'regular', default_gst_rate: 1800 })
const items = [
  itemRow(1, consulting),
  itemRow(2, { description: 'Consulting abroad', rate: 90, currency: 'USD' }),
  itemRow(3, { description: 'Books', taxability: 'exempt', hsn_sac: '940161', unit: 'NOS' }),
]
/**
 * The suggestions under a field. By selector: a search by role through the whole form takes
 * seconds.
 */
const offered = () => Array.from(document.querySelectorAll<HTMLElement>('div[role=option]'))
const options = () => offered().map(({ textContent }) => textContent)
async function choose(text: RegExp) {
  await waitFor(() => expect(options().join()).toMatch(text))
  const option = offered().find(({ textContent }) => text.test(textContent ?? ''))
  if (option) fireEvent.click(option)
}
const issue = 'POST /rpc/issue_draft'

async function open(given: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ business: registered, items, answers: unanswered, ...given })
  return { ...api, ...(await openForm()) }
}

test('items are suggested while a description is typed, and one fills the row by keys alone', async () => {
  const { user, bodies } = await open({ items: items.slice(0, 2) })
  putInvoice()
  await user.click(of(1, 'Description'))
  put(of(1, 'Description'), 'consult')
  await waitFor(() =>
    expect(options()).toEqual(['Consultinghours · 998312₹600.00', 'Consulting abroadUS$90.00']),
  )
  expect(of(1, 'Description')).toHaveAttribute('aria-controls')
  await user.keyboard('{ArrowDown}')
  const [first] = offered()
  expect(first).toHaveAttribute('aria-selected', 'true')
  expect(of(1, 'Description')).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{Enter}')
  expect(options()).toEqual([])
  expect(of(1, 'Description')).toHaveValue('Consulting')
  expect(of(1, 'Unit')).toHaveValue('hours')
  expect(of(1, 'Rate')).toHaveValue('600.00')
  expect(of(1, 'HSN/SAC')).toHaveValue('998312')
  expect(of(1, 'GST rate')).toHaveValue('18')
  await waitFor(() => expect(of(1, 'Amount')).toHaveValue('1,200.00'))
  await submit(user)
  const consulted = {
    ...{ description: 'Consulting', unit: 'hours', rate: '600', hsn_sac: '998312' },
    ...{ gst_rate: 1800, taxability: 'taxable', cess_minor: 0 },
  }
  await waitFor(() => expect(bodies(issue)).toMatchObject([{ document: { items: [consulted] } }]))
})

beforeRelease(
  'rows of earlier invoices are suggested behind the items, and fill a row as these do',
  async () => {
    const { used_at, is_archived, ...old } = itemRow(9, {
      description: 'Site visit, Kochi',
      rate: 4500,
    })
    const again = { ...old, id: itemRow(10).id, description: 'CONSULTING' }
    const { user } = await open({ items: items.slice(0, 1), earlierRows: [again, old] })
    await user.click(of(1, 'Description'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(options()).toEqual(['Consultinghours · 998312₹600.00', 'Site visit, Kochi₹4,500.00']),
    )
    await choose(/Kochi/)
    expect(of(1, 'Description')).toHaveValue('Site visit, Kochi')
    expect(of(1, 'Rate')).toHaveValue('4,500.00')
  },
)

beforeRelease(
  'Down in an empty description opens the items used last, Esc closes them, and Enter then submits nothing',
  async () => {
    const { user, bodies } = await open()
    await user.click(of(1, 'Description'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(options()).toHaveLength(3))
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    await user.keyboard('{ArrowDown}')
    await choose(/Books/)
    expect(of(1, 'Description')).toHaveValue('Books')
    expect(of(1, 'GST rate')).toHaveValue('exempt')
    expect(bodies(issue)).toEqual([])
  },
)

beforeRelease('a rate in dollars fills no row in rupees', async () => {
  await open()
  put(of(1, 'Description'), 'abroad')
  await choose(/abroad/)
  expect(of(1, 'Description')).toHaveValue('Consulting abroad')
  expect(of(1, 'Rate')).toHaveValue('')
  put(field('Currency'), 'USD')
  put(of(1, 'Description'), 'abroad')
  await choose(/abroad/)
  expect(of(1, 'Rate')).toHaveValue('90.00')
})

test('a code is found by its words, and the official description stands below it', async () => {
  const { bodies } = await open()
  put(of(1, 'HSN/SAC'), 'public rel')
  await choose(/998312Business consulting/)
  expect(bodies('POST /rpc/search_hsn').at(-1)).toMatchObject({ query: 'public rel' })
  expect(of(1, 'HSN/SAC')).toHaveValue('998312')
  await waitFor(() =>
    expect(of(1, 'HSN/SAC')).toHaveAccessibleDescription(
      'Business consulting services including public relations services',
    ),
  )
})

beforeRelease('words that look for a code are no fault before the field is left', async () => {
  const { user } = await open()
  putInvoice()
  put(field('Client email'), '')
  await submit(user)
  await waitFor(() => expect(field('Client email')).toBeInvalid())
  await user.click(of(1, 'HSN/SAC'))
  put(of(1, 'HSN/SAC'), 'nothing')
  expect(of(1, 'HSN/SAC')).toBeValid()
  await user.tab()
  await waitFor(() => expect(of(1, 'HSN/SAC')).toBeInvalid())
  expect(row(1).getByText(/2 to 8 digits/)).toBeVisible()
})

beforeRelease(
  'the seller’s usual rate and code stand in the fields where none is chosen',
  async () => {
    const { user, router } = await open({ business: { ...registered, default_hsn_sac: '998391' } })
    expect(of(1, 'GST rate')).toHaveDisplayValue('18 %')
    expect(of(1, 'GST rate')).toHaveValue('')
    expect(of(1, 'HSN/SAC')).toHaveValue('998391')
    await waitFor(() =>
      expect(of(1, 'HSN/SAC')).toHaveAccessibleDescription(
        'Specialty design services including interior design',
      ),
    )
    // Passing by makes no draft; another code is taken, and without it the usual one is back.
    await user.click(of(1, 'HSN/SAC'))
    await user.tab()
    expect(addressOf({ router })).toBe('/invoice/create')
    await user.click(of(1, 'HSN/SAC'))
    put(of(1, 'HSN/SAC'), '940161')
    await user.tab()
    expect(of(1, 'HSN/SAC')).toHaveValue('940161')
    await user.clear(of(1, 'HSN/SAC'))
    await user.tab()
    expect(of(1, 'HSN/SAC')).toHaveValue('998391')
  },
)

beforeRelease(
  'goods without a unit of the official list are refused beside the unit, and cess has its place',
  async () => {
    const { user, bodies } = await open()
    putInvoice()
    put(of(1, 'HSN/SAC'), '940161')
    await user.click(screen.getByText('More columns'))
    put(of(1, 'Unit'), 'heaps')
    put(of(1, 'Cess'), '12.50')
    await submit(user)
    await waitFor(() =>
      expect(of(1, 'Unit')).toHaveAccessibleDescription(
        'Goods need a unit from the official list, such as NOS or KGS.',
      ),
    )
    expect(bodies(issue)).toEqual([])
    put(of(1, 'Unit'), 'pieces')
    await submit(user)
    await waitFor(() =>
      expect(bodies(issue)).toMatchObject([
        { document: { items: [{ unit: 'PCS', hsn_sac: '940161', cess_minor: 1_250 }] } },
      ]),
    )
  },
)

beforeRelease(
  'one press keeps a row as an item, with its price for one unit, or says why it cannot be kept',
  async () => {
    const refusal = refused(409, 'item_exists', 'description')
    let refuses = true
    const answers = {
      'POST /rpc/create_item': (usual: () => Response) => (refuses ? refusal() : usual()),
    }
    const { user, bodies } = await open({ items: [], answers })
    expect(screen.getByLabelText('Save item 1 for reuse')).toBeDisabled()
    putInvoice()
    put(of(1, 'Quantity'), '1')
    put(of(1, 'HSN/SAC'), '998391')
    put(of(1, 'GST rate'), '5')
    await user.click(screen.getByLabelText('Save item 1 for reuse'))
    expect(await screen.findByText('You already have an item with this description.')).toBeVisible()
    refuses = false
    await user.click(screen.getByLabelText('Save item 1 for reuse'))
    expect(await screen.findByText('Item saved for reuse.')).toBeVisible()
    expect(bodies('POST /rpc/create_item').at(-1)).toMatchObject({
      item: {
        description: 'Brand identity',
        unit: null,
        rate: '1500.5',
        currency: 'INR',
        hsn_sac: '998391',
        gst_rate: 500,
        taxability: 'taxable',
      },
    })
    expect(screen.getByLabelText('Item 1 is saved')).toBeDisabled()
    put(of(1, 'Description'), 'Brand identity, second round')
    expect(screen.getByLabelText('Save item 1 for reuse')).toBeEnabled()
  },
)

test('a composition dealer gives codes and no rates, an unregistered seller neither', async () => {
  const { unmount } = await open({ business: businessRow({ gst_registration: 'composition' }) })
  expect(of(1, 'HSN/SAC')).toBeVisible()
  expect(row(1).queryByLabelText('GST rate')).not.toBeInTheDocument()
  unmount()
  await open({ business: businessRow({ gst_registration: 'none' }) })
  expect(row(1).queryByLabelText('HSN/SAC')).not.toBeInTheDocument()
  put(of(1, 'Description'), 'consulting')
  await choose(/998312/)
  expect(of(1, 'Rate')).toHaveValue('600.00')
  expect(row(1).queryByLabelText('GST rate')).not.toBeInTheDocument()
})
