import { expect, test } from 'vitest'
import { LOGO_MAX_LENGTH } from '../../supabase/functions/_shared/domain/logo.ts'
import { dataUri, logo, png } from '../factories/png.ts'
import { as, sql } from '../setup/database.ts'
import { createInvoice, makeSeller } from '../setup/people.ts'

const setLogo = (user: string, value: string | null) =>
  as(user, async (tx) => (await tx`update businesses set logo = ${value}`).count)

const code = (user: string, value: string) =>
  setLogo(user, value).then(
    () => 'accepted',
    (error: { code: string; constraint_name?: string }) => error.constraint_name ?? error.code,
  )

const sellerOf = async (id: string) => {
  const [row] = await sql<{ seller: Record<string, unknown> }[]>`
    select seller from invoice_details where id = ${id}`
  return row?.seller
}

/** A PNG whose data URI has about this many characters. */
const longLogo = (length: number) =>
  dataUri(png({ pixels: new Uint8Array(Math.floor((length - 22) / 4) * 3 - 57) }))

test('the owner sets a logo, changes it and takes it away', async () => {
  const user = await makeSeller()
  expect(await setLogo(user, logo())).toBe(1)
  expect(await setLogo(user, logo({ width: 512, height: 512, pixels: new Uint8Array(9) }))).toBe(1)
  expect(await setLogo(user, null)).toBe(1)
})

const body = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const padded = new Uint8Array([...body, ...new Uint8Array(80)])

test.each([
  ['an SVG', dataUri(padded, 'image/svg+xml')],
  ['an SVG that calls itself PNG', dataUri(padded)],
  ['an address', `https://evil.example/${'x'.repeat(100)}.png`],
  ['a script behind a PNG prefix', `data:image/png;base64,${'A'.repeat(100)}"><script>`],
  ['a polyglot with something behind its end', dataUri(new Uint8Array([...png(), ...padded]))],
  ['a PNG that is cut off', dataUri(png().slice(0, -4))],
  ['a PNG of 513 pixels', logo({ width: 513, height: 2 })],
  ['a PNG of 65,537 pixels', logo({ width: 65_537, height: 1, pixels: new Uint8Array(9) })],
  ['a PNG without height', logo({ width: 2, height: 0, pixels: new Uint8Array(9) })],
  ['a PNG above the limit', longLogo(LOGO_MAX_LENGTH + 8)],
  ['a blank text', ''],
])('the database refuses %s as a logo', async (_, value) => {
  expect(await code(await makeSeller(), value)).toBe('businesses_logo_picture')
})

test('what is not base64 after all is refused', async () => {
  const user = await makeSeller()
  expect(await code(user, `${logo().slice(0, -3)}A==`)).toMatch(/^22|logo_picture/)
})

test('the limit of the form is the limit of the database', async () => {
  const user = await makeSeller()
  const largest = longLogo(LOGO_MAX_LENGTH)
  expect(largest.length).toBeGreaterThan(LOGO_MAX_LENGTH - 8)
  expect(largest.length).toBeLessThanOrEqual(LOGO_MAX_LENGTH)
  expect(await setLogo(user, largest)).toBe(1)
})

test('an issued invoice keeps the logo it was issued with', async () => {
  const user = await makeSeller()
  const before = await as(user, (tx) => createInvoice(tx))
  await setLogo(user, logo())
  const withFirst = await as(user, (tx) => createInvoice(tx))
  const other = logo({ width: 10, height: 10 })
  await setLogo(user, other)
  const withOther = await as(user, (tx) => createInvoice(tx))

  expect(await sellerOf(before)).toMatchObject({ logo: null })
  expect(await sellerOf(withFirst)).toMatchObject({ name: 'Neel Studio', logo: logo() })
  expect(await sellerOf(withOther)).toMatchObject({ logo: other })
})

test('lists of invoices carry no logo', async () => {
  const user = await makeSeller()
  await setLogo(user, logo())
  const id = await as(user, (tx) => createInvoice(tx))
  const rows = await as(user, (tx) => tx`select * from invoice_summaries where id = ${id}`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('data:image')
})

test("nobody changes another person's logo", async () => {
  const [owner, other] = [await makeSeller(), await makeSeller()]
  await setLogo(other, logo())
  expect(
    await as(
      owner,
      async (tx) => (await tx`update businesses set logo = null where user_id = ${other}`).count,
    ),
  ).toBe(0)
  const [row] = await sql`select logo from businesses where user_id = ${other}`
  expect(row).toEqual({ logo: logo() })
})
