import { expect, test } from 'vitest'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { makePerson } from '../setup/stack/people.ts'

test('registering makes a profile with the given name', async () => {
  const user = await makePerson('  Asha Rao ')
  expect(await as(user, (tx) => tx`select id, name from profiles`)).toEqual([
    { id: user, name: 'Asha Rao' },
  ])
})

test('a registration without a name takes it from the address, and a long one is cut to its limit', async () => {
  const unnamed = await makePerson('')
  const [row] = await as(unnamed, (tx) => tx`select name, email from profiles`)
  expect(row?.email.startsWith(`${row.name}@`)).toBe(true)
  const long = await makePerson('x'.repeat(5_000))
  const [cut] = await as(long, (tx) => tx`select char_length(name) as length from profiles`)
  expect(cut).toEqual({ length: 120 })
})

test('a registration with a name of several lines makes one of it, and takes none that nobody sees', async () => {
  const nameOf = async (given: string) => {
    const user = await makePerson(given)
    const [row] = await as(
      user,
      (tx) => tx`select name, split_part(email, '@', 1) as local from profiles`,
    )
    return row?.name === row?.local ? 'of the address' : row?.name
  }
  expect(await nameOf('\u00a0Asha\r\n\tRao\u3000')).toBe('Asha Rao')
  expect(await nameOf('\t')).toBe('of the address')
  expect(await nameOf('\u00a0\u200b')).toBe('of the address')
  expect(await nameOf(`${'x'.repeat(119)} y`)).toBe('x'.repeat(119))
})

test('an account’s own data are kept up to a length, and beyond it only its names', async () => {
  const user = await makePerson()
  const kept = async (data: object) => {
    const [row] = await sql<{ data: object }[]>`
      update auth.users set raw_user_meta_data = ${JSON.stringify(data)}::text::jsonb where id = ${user}
      returning raw_user_meta_data as data`
    return row?.data
  }
  const usual = { name: 'Asha Rao', avatar_url: 'https://example.com/a.png', email_verified: true }
  expect(await kept(usual)).toEqual(usual)
  expect(await kept({ ...usual, more: 'x'.repeat(900_000) })).toEqual({ name: 'Asha Rao' })
  expect(await kept({ name: 'n'.repeat(900_000) })).toEqual({ name: 'n'.repeat(200) })
  const long = await makePerson('n'.repeat(900_000))
  const [row] =
    await sql`select length(raw_user_meta_data::text) as size from auth.users where id = ${long}`
  expect(row?.size).toBeLessThan(300)
})

test('confirming an address ends the password that the first sign-up set', async () => {
  const password = () =>
    tryAs(null, async (tx) => {
      await tx`reset role`
      const [user] = await tx`
      insert into auth.users (id, email, encrypted_password, raw_user_meta_data)
      values (gen_random_uuid(), 'first@example.com', 'hash of the first', '{"name": "First"}') returning id`
      await tx`update auth.users set last_sign_in_at = now() where id = ${user?.id}`
      const before = await tx`select encrypted_password from auth.users where id = ${user?.id}`
      await tx`update auth.users set email_confirmed_at = now() where id = ${user?.id}`
      const after = await tx`select encrypted_password from auth.users where id = ${user?.id}`
      return [before[0]?.encrypted_password, after[0]?.encrypted_password]
    })
  expect(await password()).toEqual(['hash of the first', ''])
})

test.each([
  ['a birth date in the future', "dob = '2990-01-01'", 'PT422'],
  ['a phone number of nine digits', "phone = '982001234'", '23514'],
  ['a blank name', "name = ' '", '23514'],
  ['a name of a tab', "name = e'\\t'", '23514'],
  ['a name that nobody sees', "name = e'\\u00a0\\u200b'", '23514'],
  ['a name of two lines', "name = e'Asha\\nRao'", '23514'],
  ['an address that is none', "email = 'asha'", '23514'],
])('a profile refuses %s', async (_, change, code) => {
  const user = await makePerson()
  await expect(as(user, (tx) => tx.unsafe(`update profiles set ${change}`))).rejects.toMatchObject({
    code,
  })
})

test.each([
  ['a phone number of eleven digits', "'98200123456'", "'411004'", "'a@b.example'"],
  ['a postal code of four digits', "'9820012345'", "'4110'", "'a@b.example'"],
  ['an address that is none', "'9820012345'", "'411004'", "'a@b'"],
])('a business refuses %s', async (_, phone, postalCode, email) => {
  const user = await makePerson()
  await expect(
    as(user, (tx) =>
      tx.unsafe(
        `insert into businesses (name, phone, postal_code, email) values ('X', ${phone}, ${postalCode}, ${email})`,
      ),
    ),
  ).rejects.toMatchObject({ code: '23514' })
  expect(await sql`select 1 from businesses where user_id = ${user}`).toHaveLength(0)
})
