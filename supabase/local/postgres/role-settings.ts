import type pg from 'pg'

type Setting = { name: string; value: string }

/**
 * What the migrations and bootstrap.sql set on a role, over what they set on the one that the Data API signs in with.
 * A server applies it when a role signs in; the Data API only takes the role, and applies it for each request.
 */
export async function readRoleSettings(pool: pg.Pool): Promise<(role: string) => Setting[]> {
  const { rows } = await pool.query<{ role: string; setting: string }>(
    `select rolname as role, unnest(rolconfig) as setting from pg_roles
     where rolname in ('authenticator', 'anon', 'authenticated', 'service_role')`,
  )
  const of = (role: string) =>
    rows
      .filter((row) => row.role === role)
      .map(({ setting }) => {
        const [name = '', ...value] = setting.split('=')
        return { name, value: value.join('=') }
      })
  return (role) => [
    ...new Map(
      [...of('authenticator'), ...of(role)].map((setting) => [setting.name, setting]),
    ).values(),
  ]
}
