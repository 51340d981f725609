import { expect, test } from 'vitest'
import { sampleStatement } from '#tests/factories/sample-statement.ts'
import { requireDrawable } from './drawable-statement.ts'

const urdu = () => '\u062d\u0633\u0627\u0628\u0627\u062a1 '.repeat(7).trim()
const latin = (at: number) => `UTR ${at}`

test.each([
  ['English', 1_800, 'en', latin],
  ['Hindi', 1_000, 'hi', latin],
  ['English with Urdu', 600, 'en', urdu],
] as const)('a statement in %s of %i lines is drawn', async (_, lines, language, referenceOf) => {
  await expect(requireDrawable(sampleStatement(lines, language, referenceOf))).resolves.toBe(
    undefined,
  )
})

test.each([
  ['English', 2_000, 'en', latin, 1_800],
  ['Hindi', 2_000, 'hi', latin, 1_100],
  ['English with Urdu', 1_000, 'en', urdu, 600],
] as const)(
  'a statement in %s of %i lines is refused, with how many of such there may be',
  async (_, lines, language, referenceOf, most) => {
    await expect(
      requireDrawable(sampleStatement(lines, language, referenceOf)),
    ).rejects.toMatchObject({
      ...{ status: 422, code: 'statement_too_long', params: { most } },
    })
  },
)
