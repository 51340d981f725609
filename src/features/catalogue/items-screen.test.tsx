import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { consulting, itemRow } from '#tests/factories/rows/item-row.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { paths } from '../../lib/paths/paths.ts'

const registered = businessRow({ gst_registration: 'regular', default_gst_rate: 1800 })
const chair = itemRow(3, { description: 'Chair', rate: '400', unit: 'NOS' })
const screw = itemRow(4, { description: 'Screw', rate: '900', unit: 'THD' })
const items = [itemRow(1, consulting), itemRow(2, { description: 'Logo design', rate: '0.085' })]
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const dialog = () => within(document.querySelector('dialog') ?? document.body)

async function open(options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ business: registered, items, ...options })
  const opened = await openSignedIn(paths.items)
  return { ...api, ...opened }
}

test('the items are listed with what one costs, in words, their code, their tax and when they were used', async () => {
  await open({ items: [...items, chair, screw] })
  await screen.findByText('Consulting')
  expect(screen.getByText('4 items')).toBeVisible()
  expect(lines()).toEqual([
    'Consulting998312 · GST 18 % · used 20 Nov 2026HSN/SAC998312GSTGST 18 %Last used20 Nov 2026Rate₹600.00 per hourUnitper hour',
    'Logo designNot used yetHSN/SAC–GST–Last usedNot used yetRate₹0.085Unit–',
    expect.stringContaining('₹400.00 each'),
    expect.stringContaining('₹900.00 per thousand'),
  ])
})

test('a search asks for its text, and says when nothing is left', async () => {
  let isFound = true
  const list = 'POST /rpc/list_items'
  const answer = (usual: () => Response) =>
    isFound ? usual() : HttpResponse.json({ total: 0, items: [] })
  const { user, bodies } = await open({ answers: { [list]: answer } })
  await screen.findByText('Consulting')
  isFound = false
  put(screen.getByLabelText('Search items'), 'zzz')
  expect(await screen.findByText('No items match your search')).toBeVisible()
  expect(bodies(list).at(-1)).toMatchObject({ query: 'zzz' })
  isFound = true
  await user.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(await screen.findByText('Consulting')).toBeVisible()
})

test('a new item is kept with the code that its words found and that code’s official description', async () => {
  const { user, bodies } = await open({ items: [] })
  await user.click(await screen.findByRole('button', { name: 'Add Your First Item' }))
  await dialog().findByLabelText('HSN/SAC')
  put(dialog().getByLabelText('Description'), 'Interior design')
  put(dialog().getByLabelText('Rate'), '1500')
  await user.click(dialog().getByLabelText('HSN/SAC'))
  put(dialog().getByLabelText('HSN/SAC'), 'interior')
  expect((await screen.findByText('998391')).parentElement).toHaveTextContent(
    '998391Specialty design services including interior design',
  )
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(bodies('POST /rpc/search_hsn').at(-1)).toMatchObject({ query: 'interior' })
  expect(dialog().getByLabelText('HSN/SAC')).toHaveValue('998391')
  await waitFor(() =>
    expect(dialog().getByLabelText('HSN/SAC')).toHaveAccessibleDescription(
      'Specialty design services including interior design',
    ),
  )
  put(dialog().getByLabelText('GST rate'), '18')
  await user.click(dialog().getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('Item saved for reuse.')).toBeVisible()
  expect(bodies('POST /rpc/create_item')).toMatchObject([
    {
      item: {
        description: 'Interior design',
        unit: null,
        rate: '1500',
        currency: 'INR',
        hsn_sac: '998391',
        gst_rate: 1800,
        taxability: 'taxable',
      },
    },
  ])
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('Interior design')]))
})

beforeRelease(
  'a code that the official list lacks is said to be none of it, and kept',
  async () => {
    const { user } = await open()
    await user.click(await screen.findByLabelText('Edit Consulting'))
    put(await dialog().findByLabelText('HSN/SAC'), '12345678')
    expect(await dialog().findByText('This code is not on the official list.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Save Item' }))
    expect(await screen.findByText('Item saved.')).toBeVisible()
  },
)

test('errors stand beside their fields, and so do refusals of the database', async () => {
  const answers = { 'POST /rpc/change_item': refused(409, 'item_exists', 'description') }
  const changed = { changed_at: '2026-11-21T06:00:00Z', changed_by_name: 'Ravi Iyer' }
  const { user, bodies } = await open({
    answers,
    items: [itemRow(1, { ...consulting, ...changed }), ...items.slice(1)],
  })
  await user.click(await screen.findByLabelText('Edit Consulting'))
  expect(dialog().getByText('Changed by Ravi Iyer on 21 Nov 2026')).toBeVisible()
  put(dialog().getByLabelText('Description'), ' ')
  await user.click(dialog().getByRole('button', { name: 'Save Item' }))
  expect(await dialog().findByText('Description is required.')).toBeVisible()
  expect(bodies('POST /rpc/change_item')).toEqual([])
  put(dialog().getByLabelText('Description'), 'Logo design')
  await user.click(dialog().getByRole('button', { name: 'Save Item' }))
  expect(await dialog().findByText('You already have an item with this description.')).toBeVisible()
  expect(dialog().getByLabelText('Description')).toHaveFocus()
})

test('an archived item leaves the list, can be brought back at once, and is found among the archived', async () => {
  const { user } = await open()
  await user.click(await screen.findByLabelText('Archive Consulting'))
  expect(await screen.findByText('Item archived.')).toBeVisible()
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('Logo design')]))
  expect(screen.getByRole('main')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Consulting')).toBeVisible()
  expect(await screen.findByText('Item restored.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(await screen.findByText('No archived items')).toBeVisible()
})

test.each([
  ['archive', 'Archive Consulting', 'Failed to archive the item. Please try again.', items],
  [
    'restore',
    'Restore Consulting',
    'Failed to restore the item. Please try again.',
    [itemRow(1, { ...consulting, is_archived: true })],
  ],
] as const)('a failure to %s says so', async (_, button, message, stored) => {
  const answers = { 'POST /rpc/archive_item': refused(500, 'broken') }
  const { user } = await open({ answers, items: [...stored] })
  if (button.startsWith('Restore')) {
    await user.click(await screen.findByRole('button', { name: 'Archived' }))
  }
  await user.click(await screen.findByLabelText(button))
  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  [
    'kept',
    'New Item',
    'POST /rpc/create_item',
    'Failed to save the item for reuse. Please try again.',
  ],
  [
    'changed',
    'Edit Consulting',
    'POST /rpc/change_item',
    'Failed to save the item. Please try again.',
  ],
] as const)('an item that could not be %s stays in its form', async (_, button, call, message) => {
  const { user } = await open({ answers: { [call]: refused(500, 'broken') } })
  await user.click(await screen.findByRole('button', { name: button }))
  put(dialog().getByLabelText('Description'), 'Copy')
  await user.click(dialog().getByRole('button', { name: 'Save Item' }))
  expect(await dialog().findByText(message)).toBeVisible()
  expect(dialog().getByLabelText('Description')).toHaveValue('Copy')
})

test('a seller without tax is not asked for it', async () => {
  const { user } = await open({ business: businessRow({ gst_registration: 'none' }) })
  await user.click(await screen.findByRole('button', { name: 'New Item' }))
  expect(dialog().getByLabelText('Rate')).toBeVisible()
  expect(dialog().queryByLabelText('HSN/SAC')).not.toBeInTheDocument()
})

test('a list that cannot be loaded says so and is asked for anew', async () => {
  let broken = true
  const answers = {
    'POST /rpc/list_items': (usual: () => Response) =>
      broken ? refused(500, 'broken')() : usual(),
  }
  const { user } = await open({ answers })
  expect(await screen.findByText('Failed to load your items')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Consulting')).toBeVisible()
})
