import { spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import * as v from 'valibot'
import { version } from '#domain/version.ts'
import {
  type Applied,
  isOfAnotherChain,
  readChain,
  withoutLists,
} from '../../supabase/local/postgres/chain.ts'
import { Fault } from '../../supabase/local/process/fault.ts'
import { projectDir } from '../../supabase/local/settings.ts'
import { loginTables, ownSequences, ownTables, schemaOf, settings, type Table } from './contents.ts'
import { CopyOut } from './copying.ts'
import { faultOfFile } from './faults.ts'
import { checksum, copyLine, endOfRows, format, type Header, headerLine, lastLine } from './file.ts'

export type Taken = { header: Header; bytes: number }

/** The name of a backup until it is complete. */
export const partOf = (file: string) => `${file}.part`

/** Writes all rows as they are at one moment, whatever others write meanwhile, and keeps little of it in memory. */
export async function takeBackup(client: pg.Client, file: string): Promise<Taken> {
  const part = partOf(file)
  makeRoom(file, part)
  await client.query('begin isolation level repeatable read read only')
  await client.query(settings)
  const header = await headerOf(client)
  // It holds every account: its owner alone reads it.
  const written = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true })
  try {
    await pipeline(textOf(client, header), createGzip(), written)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw faultOfFile(error, file)
  }
  await client.query('commit')
  return { header, bytes: statSync(file).size }
}

function makeRoom(file: string, part: string) {
  if (existsSync(file)) throw new Fault(`${file} is there already. Choose another name.`)
  try {
    mkdirSync(dirname(file), { recursive: true })
    rmSync(part, { force: true })
  } catch (error) {
    throw faultOfFile(error, dirname(file))
  }
}

async function headerOf(client: pg.Client): Promise<Header> {
  const schema = await schemaOf(client)
  const tables = [...(await loginTables(client)), ...(await ownTables(client)).kept]
  const counted: Header['tables'] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query(`select count(*)::float8 as rows from ${name}`)
    const [count] = v.parse(v.tuple([v.object({ rows: v.number() })]), rows)
    counted.push({ name, columns, ...count })
  }
  return {
    format,
    version,
    commit: commitOf(schema),
    madeAt: new Date().toISOString(),
    schema,
    tables: counted,
    sequences: await ownSequences(client),
  }
}

async function* textOf(client: pg.Client, header: Header): AsyncGenerator<string | Buffer> {
  yield headerLine(header)
  for (const table of header.tables) {
    yield `${copyLine(table)}\n`
    const sum = checksum()
    for await (const piece of client.query(new CopyOut(copyTo(table)))) {
      sum.update(piece)
      yield piece
    }
    yield endOfRows(sum.digest('hex'))
  }
  yield `${lastLine}\n`
}

const copyTo = ({ name, columns }: Table) => `copy ${name} (${columns.join(', ')}) to stdout`

/** The commit of this folder, where it has the database's migrations. */
function commitOf(schema: Applied[]): string | null {
  const chain = withoutLists(readChain())
  if (chain.length !== schema.length || isOfAnotherChain(chain, schema)) return null
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: projectDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : null
}
