import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow, logo } from '#tests/factories/rows/business-row.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/tax'
const patch = 'PATCH /businesses'
const field = (label: string | RegExp) => screen.getByLabelText(label)
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const panel = () => screen.getByRole('region', { name: 'Tax' })
const terms = () =>
  within(panel())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

const registered = {
  gst_registration: 'regular',
  tax_id: '27AAPFU0939F1ZV',
  lut_number: 'AD270426000012X',
  lut_year: '25-26',
  default_gst_rate: 1800,
  default_hsn_sac: '998391',
}

async function open(row: object = {}, options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ business: businessRow(row), ...options })
  const opened = await openSignedIn(path)
  const edit = await screen.findByRole('button', { name: 'Edit Tax' })
  return { ...api, ...opened, edit: () => opened.user.click(edit) }
}

async function save(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'Save Tax Settings' }))
}

test('a registered seller reads GSTIN, State, PAN and what documents begin with', async () => {
  await open({ ...registered, signature: logo })
  expect(terms()).toEqual([
    ['GST registration', 'Registered'],
    ['GSTIN', '27AAPFU0939F1ZV'],
    ['State and PAN', 'Maharashtra, AAPFU0939F'],
    ['Default HSN/SAC', '998391'],
    ['LUT', 'AD270426000012X (25-26)'],
    ['Default GST rate', '18 %'],
    ['Prices', 'Exclude tax'],
    ['Turnover of the previous year', 'Up to ₹5 crore'],
    ['Tax table', 'By rate'],
    ['Reverse charge wording', 'Not provided'],
    ['Round-off', 'None'],
    ['Signature', ''],
  ])
  expect(within(panel()).getByRole('img', { name: 'Signature' })).toHaveAttribute('src', logo)
  expect(panel()).toHaveTextContent('Your LUT ended on 31 March 2026.')
})

test('an unregistered seller sees only three settings, and that a GSTIN is unused', async () => {
  await open()
  expect(terms().map(([term]) => term)).toEqual(['GST registration', 'Round-off', 'Signature'])
  expect(panel()).toHaveTextContent(
    'Your Tax ID is a GSTIN. If you are registered for GST, choose “Registered” here.',
  )
})

beforeRelease('a wrong GSTIN from before stands with a warning', async () => {
  await open({ tax_id: '27AAPFU0939F1ZO' })
  expect(panel()).toHaveTextContent(
    'Check this GSTIN: the last character does not match. Your documents show it as it is: 27AAPFU0939F1ZO.',
  )
})

test('a GSTIN is checked while it is typed, registers the seller, and fills State, PAN and legal form', async () => {
  const { edit, user, bodies } = await open({ tax_id: null, state: null, state_code: null })
  await edit()
  await waitFor(() => expect(field('GSTIN')).toHaveFocus())
  await user.type(field('GSTIN'), '2')
  expect(field('GST registration')).toHaveAccessibleDescription(
    'Your documents are called Tax Invoice and show CGST and SGST, or IGST.',
  )

  put(field('GSTIN'), '29aabcr1718e1z')
  expect(field('GSTIN')).not.toHaveAttribute('aria-invalid')
  expect(field('State of the business')).toHaveValue('')
  put(field('GSTIN'), '29aabcr1718e1zm')
  expect(field('GSTIN')).toHaveAccessibleDescription(/the last character does not match/)
  put(field('GSTIN'), '29aabcr1718e1zl')
  expect(field('GSTIN')).not.toHaveAttribute('aria-invalid')
  expect(field('State of the business')).toHaveValue('Karnataka')
  expect(field('PAN')).toHaveValue('AABCR1718E')
  expect(field('Legal form')).toHaveValue('Company')

  await save(user)
  expect(await screen.findByText('Tax settings saved.')).toBeVisible()
  expect(bodies(patch)).toMatchObject([
    { gst_registration: 'regular', tax_id: '29AABCR1718E1ZL', state: 'Karnataka' },
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Tax' })).toHaveFocus())
})

test('wrong values are refused beside their fields', async () => {
  const { edit, user, bodies } = await open(registered)
  await edit()
  const wrong = [
    ['LUT number', 'AD2', /LUT number must have 5 to 30 letters and digits\./],
    ['IEC', 'ABCPN1234', /IEC must have 10 characters: a PAN, or ten digits\./],
    ['AD code of your bank', '639', /AD code must be 7 or 14 digits\./],
  ] as const
  for (const [label, value] of wrong) put(field(label), value)
  await save(user)
  for (const [label, , message] of wrong) {
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
  }
  expect(bodies(patch)).toEqual([])
})

beforeRelease('a LUT needs its year, which is this one or the next', async () => {
  const { edit, user, bodies } = await open({ ...registered, lut_number: null, lut_year: null })
  await edit()
  put(field('LUT number'), 'ad27 0426 000012x')
  await save(user)
  const year = field('Financial year of the LUT')
  await waitFor(() => expect(year).toHaveAccessibleDescription(/Financial year is required\./))
  const [, first = '', second = ''] = within(year)
    .getAllByRole('option')
    .map((option) => option.textContent ?? '')
  expect(Number(second.slice(0, 2))).toBe(Number(first.slice(0, 2)) + 1)
  choose('Financial year of the LUT', first)
  await save(user)
  await screen.findByText('Tax settings saved.')
  expect(bodies(patch)).toMatchObject([{ lut_number: 'AD270426000012X', lut_year: first }])
})

test('the usual code is found by words of the official list', async () => {
  const { edit, user, bodies } = await open({ ...registered, default_hsn_sac: null })
  await edit()
  await user.click(field('Default HSN/SAC'))
  put(field('Default HSN/SAC'), 'design')
  await user.click(await screen.findByRole('option', { name: /998391/ }))
  expect(field('Default HSN/SAC')).toHaveValue('998391')
  await save(user)
  await screen.findByText('Tax settings saved.')
  expect(bodies(patch)).toMatchObject([{ default_hsn_sac: '998391' }])
})

test('while it loads the part is as high as it was last time', async () => {
  const { hold } = dataApi({ business: businessRow(registered) })
  const first = await openSignedIn(path)
  await screen.findByRole('button', { name: 'Edit Tax' })
  const shown = terms().length
  expect(shown).toBeGreaterThan(8)
  first.unmount()
  const letGo = hold()
  await openSignedIn(path)
  expect(
    panel().querySelectorAll('[aria-hidden][class*="skeleton"], [aria-hidden] > *').length,
  ).toBeGreaterThan(shown)
  letGo()
})

beforeRelease(
  'a composition dealer names the scheme, and is asked for nothing of taxes',
  async () => {
    const { edit, user, bodies } = await open({ tax_id: '27AAPFU0939F1ZV' })
    await edit()
    choose('GST registration', 'composition')
    for (const label of ['Default GST rate', 'LUT number', 'Prices include tax']) {
      expect(screen.queryByLabelText(label)).toBeNull()
    }
    await save(user)
    await waitFor(() =>
      expect(field('Composition scheme')).toHaveAccessibleDescription(
        /Choose a composition scheme from the list\./,
      ),
    )
    choose('Composition scheme', 'section10')
    await save(user)
    await screen.findByText('Tax settings saved.')
    expect(bodies(patch)).toMatchObject([
      { gst_registration: 'composition', composition_scheme: 'section10' },
    ])
    expect(terms()[0]).toEqual(['GST registration', 'Composition dealer, Section 10'])
  },
)

beforeRelease(
  'prices with tax, round-off and a rate are saved, the rate as hundredths, and none that has ended is offered',
  async () => {
    const { edit, user, bodies } = await open({ ...registered, lut_number: null, lut_year: null })
    await edit()
    expect(
      within(field('Default GST rate'))
        .getAllByRole('option')
        .map((option) => option.textContent)
        .join(' '),
    ).toBe('None 0 % 0.1 % 0.25 % 1 % 1.5 % 3 % 5 % 6 % 7.5 % 12 % 18 % 40 %')
    await user.click(screen.getByRole('switch', { name: 'Prices include tax' }))
    await user.click(screen.getByRole('switch', { name: 'Round totals to whole rupees' }))
    choose('Default GST rate', '7.5')
    put(field('Reverse charge wording'), 'Tax is payable on reverse charge.')
    await save(user)
    await screen.findByText('Tax settings saved.')
    expect(bodies(patch)).toMatchObject([
      {
        prices_include_tax: true,
        round_off: true,
        default_gst_rate: 750,
        reverse_charge_wording: 'Tax is payable on reverse charge.',
      },
    ])
  },
)

test('the profile of a registered seller shows Tax ID and State, which are set under Tax', async () => {
  dataApi({ business: businessRow(registered) })
  const { user } = await openSignedIn('/setting/business')
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  for (const label of ['Tax ID', 'State']) expect(field(label)).toHaveAttribute('readonly')
  expect(field('State')).toHaveAccessibleDescription('Taken from your GSTIN, under Tax')
})

test('what the server says of a refusal is told, and what was typed stays', async () => {
  const { edit, user } = await open(registered, {
    answers: { [patch]: refused(422, 'gstin_check', 'taxId') },
  })
  await edit()
  put(field('Default HSN/SAC'), '9983')
  await save(user)
  expect(
    await screen.findByText(/Check this GSTIN: the last character does not match\./),
  ).toBeVisible()
  expect(field('Default HSN/SAC')).toHaveValue('9983')
})

beforeRelease('without a business there is no tax to set, and the way to it is shown', async () => {
  dataApi({ business: null })
  await openSignedIn(path)
  expect(await screen.findByRole('link', { name: 'Set up your business' })).toHaveAttribute(
    'href',
    '/setting/business?step=business',
  )
})

test('leaving the registration keeps Tax ID and State; until then Cancel goes back to what is saved', async () => {
  const { edit, user, calls, bodies } = await open(registered)
  await edit()
  put(field('GSTIN'), '')
  expect(field('GST registration')).toHaveValue('none')
  expect(screen.queryByLabelText('PAN')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(terms()[0]).toEqual(['GST registration', 'Registered'])
  expect(calls.filter(({ call }) => call === patch)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Edit Tax' }))
  choose('GST registration', 'none')
  await save(user)
  await screen.findByText('Tax settings saved.')
  expect(bodies(patch)).toMatchObject([{ gst_registration: 'none' }])
  expect(bodies(patch)[0]).not.toHaveProperty('tax_id')
  expect(bodies(patch)[0]).not.toHaveProperty('state')
})
