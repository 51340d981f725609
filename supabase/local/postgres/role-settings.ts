import type pg from 'pg'

type Setting = { name: string; value: string }

/**
 * Reads the settings that the migrations and bootstrap.sql put on a role, over those of the role
 * that the Data API signs in with. A server applies a role's settings at sign-in; the Data API only
 * switches to the role, and applies them for each request.
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
