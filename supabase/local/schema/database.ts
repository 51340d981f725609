import postgres, { type Sql } from 'postgres'
import { bootstrap, databaseUrl } from '../postgres/bootstrap.ts'
import { superuser } from '../postgres/cluster-init.ts'

export type NewDatabase = { name: string; url: string; sql: Sql; drop: () => Promise<void> }

/**
 * One more database in a running cluster, as a project stands before its first migration, or a copy of another one there;
 * `sql` is its owner, `postgres`.
 */
export async function createDatabase(port: number, template = 'template0'): Promise<NewDatabase> {
  const name = `second_${crypto.randomUUID().replaceAll('-', '')}`
  const connect = (role: string, database: string) =>
    postgres(databaseUrl(port, role, database), { max: 1, onnotice: () => {} })
  const cluster = connect(superuser, 'postgres')
  await cluster.unsafe(`create database ${name} template ${template}`)
  // One after the other: PostgreSQL refuses who sets up the roles of a cluster beside somebody else.
  await cluster`select pg_advisory_lock(hashtext('roles'))`
  await bootstrap(port, name)
  await cluster`select pg_advisory_unlock(hashtext('roles'))`
  const sql = connect('postgres', name)
  return {
    name,
    url: databaseUrl(port, 'postgres', name),
    sql,
    drop: async () => {
      await sql.end()
      await cluster.unsafe(`drop database ${name} with (force)`)
      await cluster.end()
    },
  }
}
