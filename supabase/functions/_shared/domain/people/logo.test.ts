import { deflateSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dataUri, logo, png, pngChunk, pngEnd, pngOf } from '#tests/factories/png.ts'
import { said } from '#tests/setup/said.ts'
import { businessSchema } from './business.ts'
import { isLogoFile, LOGO_MAX_LENGTH, logoOf, pictureOf, toBarePng } from './logo.ts'

const refusal = 'The picture must be a PNG of at most 512 × 512 pixels.'
const business = { name: 'X', email: 'x@y.example', phone: '9820012345', postalCode: '411004' }
const answer = (value: unknown) => {
  const parsed = v.safeParse(businessSchema, { ...business, logo: value })
  return parsed.success
    ? parsed.output.logo
    : parsed.issues.map(({ message }) => said(message)).join()
}

const script = new TextEncoder().encode('<script>alert(1)</script>')
const withTail = (tail: Uint8Array) => new Uint8Array([...png(), ...tail])
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

test('a small PNG is a logo, and leaving it out is none', () => {
  expect(answer(logo())).toBe(logo())
  for (const nothing of ['', null, undefined]) expect(answer(nothing)).toBeNull()
  expect(pictureOf(logo({ width: 512, height: 1 }))).toMatchObject({ width: 512, height: 1 })
})

test.each([
  ['a drawing in SVG', dataUri(svg, 'image/svg+xml')],
  ['SVG that calls itself PNG', dataUri(svg)],
  ['HTML that calls itself PNG', dataUri(script)],
  ['another address', 'https://evil.example/logo.png'],
  ['a JPEG', dataUri(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg')],
  ['a polyglot with something behind its end', dataUri(withTail(script))],
  ['a polyglot with something in a chunk of text', logo({ extra: [pngChunk('tEXt', script)] })],
  ['a PNG with an unknown chunk', logo({ extra: [pngChunk('shEl', script)] })],
  ['a PNG with a script for pixels', dataUri(pngOf([script, pngEnd]))],
  ['a PNG of head and end alone', dataUri(pngOf([pngEnd]))],
  ['a PNG with colours and no pixels', dataUri(pngOf([pngChunk('PLTE', script), pngEnd]))],
  [
    'a PNG with something in its end',
    dataUri(pngOf([pngChunk('IDAT', script), pngChunk('IEND', script)])),
  ],
  ['a PNG whose last checksum is wrong', dataUri(new Uint8Array([...png().slice(0, -1), 0]))],
  ['a PNG that is cut off', dataUri(png().slice(0, -4))],
  ['a PNG without a picture', dataUri(png().slice(0, 8))],
  ['a PNG of 513 pixels', logo({ width: 513, height: 1 })],
  ['a PNG of no pixels', logo({ width: 0, height: 1 })],
  [
    'a PNG of 512 × 512 pixels with sixteen bits per channel',
    logo({ width: 512, height: 512, kind: [16, 6, 0, 0, 0], pixels: new Uint8Array(9) }),
  ],
  ['a PNG of colours that there are not', logo({ kind: [8, 5, 0, 0, 0] })],
  ['a PNG of bits that its colours do not have', logo({ kind: [4, 6, 0, 0, 0] })],
  ['a PNG that is packed in another way', logo({ kind: [8, 6, 1, 0, 0] })],
  ['what is not base64', 'data:image/png;base64,####'],
  ['too long a text', dataUri(png({ pixels: new Uint8Array(LOGO_MAX_LENGTH) }))],
  ['a number', 42],
])('%s is refused', (_, value) => {
  expect(answer(value)).toBe(refusal)
})

test('metadata and what stands behind the end are taken off, and the picture stays', () => {
  const zipped = deflateSync(Buffer.from('secret place'))
  const talkative = png({ extra: [pngChunk('tEXt', script), pngChunk('iCCP', zipped)] })
  expect(toBarePng(new Uint8Array([...talkative, ...script]))).toEqual(png())
  expect(toBarePng(png())).toEqual(png())
  expect(toBarePng(svg)).toBeNull()
  expect(toBarePng(pngOf([pngChunk('tEXt', script), pngEnd]))).toBeNull()
})

test('a picture goes into a data URI and comes out again', () => {
  expect(logoOf(png())).toBe(logo())
  expect(pictureOf(logo())).toMatchObject({ png: png(), width: 96, height: 32 })
})

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe1], true],
  ['WebP', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')], true],
  ['WAV', [...Buffer.from('RIFF\0\0\0\0WAVEfmt ')], false],
  ['GIF', [...Buffer.from('GIF89a')], false],
  ['SVG', [...svg], false],
  ['nothing', [], false],
])('a file that begins like %s may become a logo: %#', (_, start, may) => {
  expect(isLogoFile(new Uint8Array(start))).toBe(may)
})
