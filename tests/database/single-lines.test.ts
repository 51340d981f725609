import { expect, test } from 'vitest'
import { toSingleLine } from '../../supabase/functions/_shared/domain/characters/lines.ts'
import { states } from '../../supabase/functions/_shared/domain/people/choices.ts'
import { as, asOwner, sql, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { record } from './ledger.ts'

test('the database makes the same line of every character as the domain', async () => {
  // Without the ideographs and syllables of Han and Hangul, and without the astral planes that have nothing invisible.
  const rows = await sql<{ character: string; alone: string | null; around: string }[]>`
    select
      chr(point) as character,
      private.single_line(chr(point)) as alone,
      private.single_line(chr(point) || 'x' || chr(point) || 'x' || chr(point)) as around
    from (values (1, 13311), (40960, 44031), (57344, 65535), (110592, 122879), (917504, 921855)) as span (first, last),
      generate_series(first, last) as point`
  expect(rows.length).toBeGreaterThan(40_000)
  const differing = rows.filter(
    ({ character, alone, around }) =>
      toSingleLine(character) !== (alone ?? '') ||
      toSingleLine(`${character}x${character}x${character}`) !== around,
  )
  expect(differing.map(({ character }) => character.codePointAt(0)?.toString(16))).toEqual([])
})

test.each([
  ['two lines', 'name', 'Neel\nStudio'],
  ['nothing to see', 'name', '\u200b'],
  ['a blank behind it', 'name', 'Neel Studio\u00a0'],
  ['a tab', 'tax_id', '\t'],
  ['a line break behind it', 'website', 'neel.example\r\n'],
])('a text with %s is refused as the %s of a business', async (_, column, value) => {
  const user = await makeSeller()
  const change = as(user, (tx) => tx`update businesses set ${tx({ [column]: value })}`)
  await expect(change).rejects.toMatchObject({
    constraint_name: `${column === 'tax_id' ? 'taxId' : column}: not_one_line`,
  })
})

test('an invoice from before, whatever its client is called, is still deleted, restored and paid', async () => {
  const user = await makeSeller()
  const row = await asOwner(async (tx) => {
    await tx`select set_config('request.jwt.claim.sub', ${user}, true)`
    await tx`alter table invoices disable trigger invoices_client_name_line`
    const id = await createInvoice(tx, { client_name: '\t' })
    await tx`alter table invoices enable trigger invoices_client_name_line`
    await tx`select delete_invoice(${id})`
    await tx`select restore_invoice(${id})`
    await record(tx, id, { amount_minor: 150_050 })
    return (await tx`select client_name, status from invoices where id = ${id}`)[0]
  })
  expect(row).toEqual({ client_name: '\t', status: 'PAID' })
})

test('the database takes the States and union territories of the domain, and no other', async () => {
  const user = await makeSeller()
  const save = (state: string | null) =>
    tryAs(user, (tx) => tx`update businesses set state = ${state}`).then(
      () => 'saved',
      (error: { constraint_name?: string }) => error.constraint_name,
    )
  for (const state of [...states, null])
    expect([state, await save(state)]).toEqual([state, 'saved'])
  for (const state of ['Atlantis', 'kerala', '', ' Kerala', 'Pondicherry']) {
    expect([state, await save(state)]).toEqual([state, 'state: state_unknown'])
  }
})

test.each(['', ' ', 'Pune ', 'Port\tBlair', '\u200b', 'x'.repeat(61)])(
  'the city %j is refused, in the profile and in the business',
  async (city) => {
    const user = await makeSeller()
    const code = city.length > 60 ? 'too_long most 60' : 'not_one_line'
    await expect(
      tryAs(user, (tx) => tx`update businesses set city = ${city}`),
    ).rejects.toMatchObject({ constraint_name: `city: ${code}` })
    await expect(
      tryAs(user, (tx) => tx`update profiles set location = ${city}`),
    ).rejects.toMatchObject({ constraint_name: `location: ${code}` })
  },
)
