import { expect, test } from 'vitest'
import { LOGO_MAX_LENGTH, pictureOf } from '../../supabase/functions/_shared/domain/people/logo.ts'
import { dataUri, logo, type PngKind, png, pngChunk, pngEnd, pngOf } from '../factories/png.ts'
import fc, { thorough } from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'

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

const sixteenBits = (side: number) =>
  logo({ width: side, height: side, kind: [16, 6, 0, 0, 0], pixels: new Uint8Array(9) })

test('the size of the pixels counts, not the bits of each', async () => {
  expect(await setLogo(await makeSeller(), sixteenBits(370))).toBe(1)
})

const body = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const padded = new Uint8Array([...body, ...new Uint8Array(80)])
const script = new TextEncoder().encode(`<script>alert(1)</script>${' '.repeat(80)}`)
const bytes = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
/** Says to be longer than the file. */
const boundless = bytes(new Uint8Array([0x80, 0, 0, 0]), Buffer.from('IDAT'), padded)

test.each([
  ['an SVG', dataUri(padded, 'image/svg+xml')],
  ['an SVG that calls itself PNG', dataUri(padded)],
  ['an address', `https://evil.example/${'x'.repeat(100)}.png`],
  ['a script behind a PNG prefix', `data:image/png;base64,${'A'.repeat(100)}"><script>`],
  ['a polyglot with something behind its end', dataUri(new Uint8Array([...png(), ...padded]))],
  ['a polyglot with a script between two ends', dataUri(bytes(png(), script, pngEnd))],
  ['a polyglot with a second picture behind its end', dataUri(bytes(png(), png()))],
  ['a PNG with a script in a chunk of text', logo({ extra: [pngChunk('tEXt', script)] })],
  ['a PNG with an unknown chunk', logo({ extra: [pngChunk('shEl', script)] })],
  ['a PNG with a script for pixels', dataUri(pngOf([script, pngEnd]))],
  ['a PNG of head and end alone', dataUri(pngOf([pngEnd]))],
  ['a PNG with colours and no pixels', dataUri(pngOf([pngChunk('PLTE', script), pngEnd]))],
  ['a PNG with two heads', logo({ extra: [png().slice(8, 33)] })],
  ['a PNG whose chunk is longer than the file', dataUri(pngOf([boundless, pngEnd]))],
  ['a PNG with something in its end', logo({ extra: [pngChunk('IEND', script)] })],
  ['a PNG that is cut off', dataUri(png().slice(0, -4))],
  ['a PNG of 513 pixels', logo({ width: 513, height: 2 })],
  ['a PNG of 65,537 pixels', logo({ width: 65_537, height: 1, pixels: new Uint8Array(9) })],
  ['a PNG without height', logo({ width: 2, height: 0, pixels: new Uint8Array(9) })],
  ['a PNG of sixteen bits that unpacks to 2 MB', sixteenBits(512)],
  ['a PNG of colours that there are not', logo({ kind: [8, 1, 0, 0, 0] })],
  ['a PNG above the limit', longLogo(LOGO_MAX_LENGTH + 8)],
  ['a blank text', ''],
])('the database refuses %s as a logo', async (_, value) => {
  expect(await code(await makeSeller(), value)).toBe('logo: picture_invalid')
})

test('text that turns out not to be base64 is refused', async () => {
  const user = await makeSeller()
  for (const broken of [logo().slice(0, -1), `${logo()}A`, `${logo()}\n`, `${logo()}====`]) {
    expect(await code(user, broken)).toBe('logo: picture_invalid')
  }
})

/** Makes files from good chunks and from chunks that do not belong there. */
const data = fc.uint8Array({ maxLength: 12 })
const part = fc.oneof(
  { weight: 4, arbitrary: data.map((pixels) => pngChunk('IDAT', pixels)) },
  fc.tuple(fc.constantFrom('PLTE', 'tRNS'), data).map(([type, held]) => pngChunk(type, held)),
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('IHDR', 'IEND', 'tEXt', 'idat', 'IDA\0'), data)
      .map(([type, held]) => pngChunk(type, held)),
  },
)
const side = fc.constantFrom(1, 96, 512, 513, 0)
const kind = fc.oneof(
  { weight: 2, arbitrary: fc.constant<PngKind>([8, 6, 0, 0, 0]) },
  fc.tuple(fc.constantFrom(1, 2, 3, 4, 8, 16), fc.nat(7), fc.nat(1), fc.nat(1), fc.nat(2)),
  fc.tuple(fc.constantFrom(1, 2, 4, 8, 16), fc.nat(6), fc.constant(0), fc.constant(0), fc.nat(1)),
)
const built = fc
  .tuple(fc.array(part, { maxLength: 4 }), side, side, kind)
  .map(([parts, width, height, of]) => pngOf([...parts, pngEnd], width, height, of))
const damaged = fc
  .tuple(built, fc.nat(), fc.nat(2), data)
  .map(([file, at, taken, put]) =>
    bytes(file.slice(0, at % file.length), put, file.slice((at % file.length) + taken)),
  )
const oneByteOff = fc.tuple(built, fc.nat(), fc.nat(255)).map(([file, at, byte]) => {
  file[at % file.length] = byte
  return file
})
const anyLogo = fc.oneof(
  fc.oneof(built, damaged, oneByteOff).map((file) => dataUri(file)),
  fc.tuple(built, fc.nat(5)).map(([file, cut]) => dataUri(file).slice(0, -cut)),
)

test('form and database take the same files', async () => {
  const seen = new Set<boolean>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLogo, { minLength: 1, maxLength: 100, size: 'max' }),
      async (files) => {
        const rows = await sql<{ file: string; taken: boolean }[]>`
          select file, private.is_logo(file) as taken from unnest(${files}::text[]) as file`
        expect(rows).toHaveLength(files.length)
        for (const { taken } of rows) seen.add(taken)
        expect(rows.filter(({ file, taken }) => taken !== (pictureOf(file) !== null))).toEqual([])
      },
    ),
    { numRuns: thorough(5, 25) },
  )
  expect(seen).toEqual(new Set([true, false]))
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
