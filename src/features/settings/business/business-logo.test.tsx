import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataUri, logo, png, pngChunk } from '#tests/factories/png.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

/** Records the sizes that the canvas painted: the browser's part, which jsdom lacks. */
let painted: { width: number; height: number }[] = []
/** Encodes the picture that the canvas gives back for a size. */
let encoded = (width: number, height: number): Uint8Array => png({ width, height })
let picture = { width: 96, height: 32, close: vi.fn() }

beforeEach(() => {
  painted = []
  encoded = (width, height) => png({ width, height })
  picture = { width: 96, height: 32, close: vi.fn() }
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => picture),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { drawImage: vi.fn() }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type = '',
  ) {
    const { width, height } = this
    painted.push({ width, height })
    expect(type).toBe('image/png')
    give(new Blob([new Uint8Array(encoded(width, height))], { type }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = () => screen.getByLabelText('Logo')
const preview = () => screen.findByRole('img', { name: 'Logo preview' })
const button = (name: string) => screen.getByRole('button', { name })
const file = (bytes: Uint8Array, name = 'logo.png') => new File([new Uint8Array(bytes)], name)
const choose = (chosen: File) => fireEvent.change(field(), { target: { files: [chosen] } })

async function openEditing(business: object = businessRow(), answers = {}) {
  const api = dataApi({ business, answers })
  const opened = await openSignedIn('/setting/business')
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return { ...api, ...opened }
}

// [entity-10]
test('a chosen picture is shown, saved with the business, and shown on its profile', async () => {
  const { user, bodies } = await openEditing()
  expect(field()).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp')
  choose(file(png()))
  expect(await preview()).toHaveAttribute('src', logo())
  await user.click(button('Save Changes'))

  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo())
  expect(bodies('PATCH /businesses')).toMatchObject([{ logo: logo() }])
})

beforeRelease('a WebP is painted anew, as a PNG', async () => {
  await openEditing()
  choose(file(text('RIFF\0\0\0\0WEBPVP8 '), 'photo'))
  expect(await preview()).toHaveAttribute('src', logo())
})

beforeRelease('bytes after or beside the picture in its file are dropped', async () => {
  const script = new TextEncoder().encode('<script>alert(1)</script>')
  encoded = (width, height) =>
    new Uint8Array([...png({ width, height, extra: [pngChunk('tEXt', script)] }), ...script])
  await openEditing()
  choose(file(new Uint8Array([...png(), ...script])))
  expect(await preview()).toHaveAttribute('src', logo())
})

test('a large picture is scaled to 512 pixels, and one that stays too long down until it fits', async () => {
  await openEditing()
  picture = { width: 4000, height: 1000, close: vi.fn() }
  choose(file(png()))
  await preview()
  expect(painted).toEqual([{ width: 512, height: 128 }])
  expect(picture.close).toHaveBeenCalled()

  painted = []
  encoded = (width, height) =>
    width > 300 ? png({ width, height, pixels: new Uint8Array(80_000) }) : png({ width, height })
  picture = { width: 512, height: 512, close: vi.fn() }
  choose(file(png()))
  await waitFor(() => expect(painted.map(({ width }) => width)).toEqual([512, 410, 328, 262]))
})

const text = (content: string) => new TextEncoder().encode(content)
const otherKind = /The picture must be a PNG, JPEG or WebP file\./
test('another kind of file and one above 1 MB are refused in words, and the logo of before stays', async () => {
  await openEditing(businessRow({ logo: logo() }))
  const large = new Uint8Array([...png(), ...new Uint8Array(1024 * 1024)])
  for (const [chosen, message] of [
    [file(text('<svg onload="alert(1)"/>')), otherKind],
    [file(large), /The picture can be at most 1 MB\./],
  ] as const) {
    choose(chosen)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message))
    expect(field()).toBeInvalid()
    expect(await preview()).toHaveAttribute('src', logo())
  }
  expect(painted).toEqual([])
})

beforeRelease(
  'a picture that the browser cannot read is refused, and the next one clears that',
  async () => {
    await openEditing()
    vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException('broken'))
    choose(file(png()))
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(
        /This picture cannot be read\. Try another one\./,
      ),
    )
    choose(file(png()))
    await preview()
    expect(field()).toBeValid()
  },
)

test('a logo is removed, and the focus stays at its field', async () => {
  const { user, bodies } = await openEditing(businessRow({ logo: logo() }))
  await user.click(button('Remove logo'))
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument())
  await waitFor(() => expect(field()).toHaveFocus())
  await user.click(button('Save Changes'))
  await screen.findByText('Business updated successfully.')
  expect(bodies('PATCH /businesses')).toMatchObject([{ logo: null }])
})

beforeRelease("the database's own refusal of a logo is told in words", async () => {
  const violated = 'new row violates check constraint "logo: picture_invalid"'
  const { user } = await openEditing(businessRow({ logo: logo() }), {
    'PATCH /businesses': () =>
      HttpResponse.json({ code: '23514', message: violated }, { status: 400 }),
  })
  await user.click(button('Save Changes'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The picture must be a PNG of at most 512 × 512 pixels.',
  )
})

test('a draft with an invalid logo is refused by the form', async () => {
  const { user, bodies } = await openEditing(businessRow({ logo: dataUri(text('<svg/>')) }))
  await user.click(button('Save Changes'))
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/must be a PNG of at most/))
  expect(bodies('PATCH /businesses')).toEqual([])
})

beforeRelease('a signature is chosen, saved and taken away like a logo', async () => {
  const { bodies } = dataApi({ business: businessRow() })
  const { user } = await openSignedIn('/setting/tax')
  await user.click(await screen.findByRole('button', { name: 'Edit Tax' }))
  const choosing = screen.getByLabelText('Signature')
  fireEvent.change(choosing, { target: { files: [new File(['x'], 'signature.txt')] } })
  await waitFor(() => expect(choosing).toHaveAccessibleDescription(otherKind))
  fireEvent.change(choosing, { target: { files: [file(png())] } })
  await screen.findByRole('img', { name: 'Signature preview' })
  await user.click(button('Save Tax Settings'))
  expect(await screen.findByRole('img', { name: 'Signature' })).toHaveAttribute('src', logo())

  await user.click(button('Edit Tax'))
  await user.click(button('Remove signature'))
  await user.click(button('Save Tax Settings'))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Signature' })).toBeNull())
  expect(bodies('PATCH /businesses')).toMatchObject([{ signature: logo() }, { signature: null }])
})
