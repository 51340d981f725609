import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as v from 'valibot'
import { Fault } from '../../supabase/local/process/fault.ts'
import {
  firstDifference,
  loginTables,
  ownSequences,
  ownTables,
  schemaOf,
  settings,
  type Table,
} from './contents.ts'
import { CopyIn } from './copying.ts'
import { BackupFile, type Header } from './file.ts'

type Piece = Header['tables'][number]

/**
 * Puts all rows of a backup into an empty project of the same migrations, in one transaction: all of it is there, or nothing.
 * Returns the columns that have no place there.
 */
export async function putBack(client: pg.Client, name: string): Promise<string[]> {
  const file = new BackupFile(name)
  try {
    const header = await file.header()
    refuseOtherSchema(header, await schemaOf(client))
    const { all, kept } = await ownTables(client)
    const logins = await loginTables(client)
    refuseOtherTables(header, kept)

    await client.query('begin')
    await client.query(settings)
    await holdEmpty(client, all)
    const leftOut: string[] = []
    for (const table of header.tables.filter(isOfLogins)) {
      const its = logins.find((login) => login.name === table.name)
      leftOut.push(...(await putLogins(client, file, table, its)))
    }
    // A profile was made for each person by a trigger of Auth's table, which is not ours to switch off.
    const ours = all.map((table) => table.name).join(', ')
    await client.query(`truncate ${ours}`)
    for (const table of header.tables.filter((table) => !isOfLogins(table))) {
      await copyIn(client, file, table, table.name, table.columns)
    }
    await file.end()
    for (const table of all) await client.query(`alter table ${table.name} enable trigger user`)
    await goOnCounting(client, header)
    await client.query(`analyze ${ours}`)
    await client.query('commit')
    return leftOut
  } finally {
    file.close()
  }
}

const isOfLogins = ({ name }: Table) => name.startsWith('auth.')

function refuseOtherSchema({ schema, commit, version, madeAt }: Header, own: Header['schema']) {
  const differing = firstDifference(schema, own)
  if (!differing) return
  throw new Fault(
    `The backup of ${madeAt.slice(0, 10)} is of another schema than this project: they differ from migration ${differing} on.\n` +
      `Check out the version that made it (${commit ?? version}), run \`npm ci\`, deploy it to an empty project, restore there, and update then.`,
  )
}

/** With equal migrations they are equal, unless somebody has changed one of the two by hand. */
function refuseOtherTables(header: Header, kept: Table[]) {
  const written = (tables: Table[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).toSorted()
  const there = written(kept)
  const differing = written(header.tables.filter((table) => !isOfLogins(table)))
  const [one] = [
    ...differing.filter((text) => !there.includes(text)),
    ...there.filter((text) => !differing.includes(text)),
  ]
  if (one) throw new Fault(`The backup and the project do not have the same tables: ${one}.`)
}

/** Keeps everybody else out until the end, and sees that nobody is there. No trigger of ours looks at what comes. */
async function holdEmpty(client: pg.Client, all: Table[]) {
  await client.query('lock table auth.users in share row exclusive mode')
  const { rows } = await client.query('select count(*)::integer as people from auth.users')
  const [{ people }] = v.parse(v.tuple([v.object({ people: v.number() })]), rows)
  if (people > 0) {
    throw new Fault(
      `The project is not empty: it has ${people === 1 ? 'one account' : `${people} accounts`}. A backup goes into a new project only.\n` +
        'If a restore was cut off just before, it had come through all the same: look into the app.',
    )
  }
  await client.query(`lock table ${all.map(({ name }) => name).join(', ')}`)
  for (const { name } of all) await client.query(`alter table ${name} disable trigger user`)
}

/**
 * The Auth server of a new project may have other columns than that of the old one. So its rows pass a table of texts; columns
 * that are not there are named.
 */
async function putLogins(
  client: pg.Client,
  file: BackupFile,
  table: Piece,
  its: Table | undefined,
): Promise<string[]> {
  if (!its && table.rows > 0) {
    throw new Fault(
      `The Auth server of this project has no ${table.name}, and the backup has ${table.rows} rows of it.`,
    )
  }
  const passing = table.columns.map((_, index) => `c${index}`)
  const places = table.columns.map((column, index) => ({ column, from: `c${index}` }))
  const known = places.filter(({ column }) => its?.columns.includes(column))
  const types = places.map(({ column, from }) =>
    its?.columns.includes(column) ? `${column} as ${from}` : `null::text as ${from}`,
  )
  const source = its ? `${its.name} limit 0` : '(select) as nothing limit 0'
  await client.query(
    `create temporary table passing on commit drop as select ${types} from ${source}`,
  )
  await copyIn(client, file, table, 'pg_temp.passing', passing)
  if (its) {
    await client.query(
      `insert into ${its.name} (${known.map(({ column }) => column)})
       select ${known.map(({ from }) => from)} from pg_temp.passing`,
    )
  }
  await client.query('drop table pg_temp.passing')
  if (table.rows === 0) return []
  return places
    .filter((place) => !known.includes(place))
    .map(({ column }) => `${table.name}.${column}`)
}

async function copyIn(
  client: pg.Client,
  file: BackupFile,
  table: Piece,
  into: string,
  columns: string[],
) {
  const rows = client.query(new CopyIn(`copy ${into} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(file.rows(table)), rows)
  if (rows.taken !== table.rows) {
    throw new Fault(`The backup has ${rows.taken} rows of ${table.name}, and says ${table.rows}.`)
  }
}

async function goOnCounting(client: pg.Client, { sequences }: Header) {
  for (const { name } of await ownSequences(client)) {
    const counted = sequences.find((its) => its.name === name)
    if (!counted) throw new Fault(`The backup does not say how far ${name} has counted.`)
    await client.query('select setval($1::regclass, $2::bigint, $3::boolean)', [
      name,
      counted.last,
      counted.called,
    ])
  }
}
