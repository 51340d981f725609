import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { Fault } from '../../supabase/local/process/fault.ts'
import { sequence } from './contents.ts'
import { faultOfFile, isDamage } from './faults.ts'

/**
 * An unpacked backup is text: a line that lists its contents, then for each table the `COPY` that
 * takes its rows, the rows, `\.`, and a line with their checksum; then a last line. psql could read
 * it, too.
 */
export const format = 1

const first = '-- bahi-backup '
/** No row can look like this: COPY doubles a backslash in a value. */
const noMore = Buffer.from('\\.\n')
const sums = '-- sha256 '
export const lastLine = '-- end'

const header = v.object({
  format: v.literal(format),
  /** The product's version and the commit of the checkout that made the backup, if its migrations match. */
  version: v.string(),
  commit: v.nullable(v.string()),
  madeAt: v.string(),
  /** The migrations by version and fingerprint. */
  schema: v.array(v.object({ version: v.string(), fingerprint: v.nullable(v.string()) })),
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  sequences: v.array(sequence),
})
export type Header = v.InferOutput<typeof header>

export const headerLine = (told: Header) => `${first}${JSON.stringify(told)}\n`

/** The `COPY` before the rows of a table; names are quoted already. */
export const copyLine = ({ name, columns }: { name: string; columns: string[] }) =>
  `COPY ${name} (${columns.join(', ')}) FROM stdin;`

export const endOfRows = (sum: string) => `${noMore}${sums}${sum}\n`

export const checksum = () => createHash('sha256')

/** Reads a backup from start to end, in the order of writing; throws when it is malformed or damaged. */
export class BackupFile {
  readonly #name: string
  readonly #pieces: AsyncIterator<Buffer>
  /** Bytes read ahead; they begin at the start of a line. */
  #rest: Buffer = Buffer.alloc(0)
  #isBackup = false

  constructor(name: string) {
    this.#name = name
    const file = createReadStream(name)
    const unpacked = createGunzip({ chunkSize: 262_144 })
    file.on('error', (error) => unpacked.destroy(error))
    unpacked.on('close', () => file.destroy())
    this.#pieces = file.pipe(unpacked)[Symbol.asyncIterator]()
  }

  async header(): Promise<Header> {
    const line = await this.#line()
    const told = line.startsWith(first) ? parsed(line.slice(first.length)) : undefined
    if (!told) throw this.#foreign()
    this.#isBackup = true
    if (v.is(v.object({ format: v.pipe(v.number(), v.gtValue(format)) }), told)) {
      throw new Fault(`${this.#name} was made by a newer version, which can restore it.`)
    }
    if (!v.is(header, told)) throw this.#damage()
    return told
  }

  /**
   * Yields the rows of the next table, in pieces of whole lines. The last piece comes only after
   * the checksum has been verified.
   */
  async *rows(table: { name: string; columns: string[] }): AsyncGenerator<Buffer> {
    if ((await this.#line()) !== copyLine(table)) throw this.#damage()
    const sum = checksum()
    // One is kept back until the sum is known, so that no damaged table ever looks complete.
    let kept: Buffer | undefined
    for (;;) {
      const isEmpty = this.#rest.subarray(0, noMore.length).equals(noMore)
      const end = isEmpty ? 0 : this.#rest.indexOf(`\n${noMore}`) + 1
      const isEnd = isEmpty || end > 0
      const length = isEnd ? end : this.#rest.lastIndexOf(10) + 1
      if (length > 0) {
        if (kept) yield kept
        kept = this.#rest.subarray(0, length)
        sum.update(kept)
      }
      this.#rest = this.#rest.subarray(isEnd ? length + noMore.length : length)
      if (isEnd) break
      await this.#more()
    }
    if ((await this.#line()) !== `${sums}${sum.digest('hex')}`) throw this.#damage()
    if (kept) yield kept
  }

  async end(): Promise<void> {
    if ((await this.#line()) !== lastLine) throw this.#damage()
  }

  close(): void {
    void this.#pieces.return?.()
  }

  async #line(): Promise<string> {
    let end = this.#rest.indexOf(10)
    while (end < 0) {
      await this.#more()
      end = this.#rest.indexOf(10)
    }
    const line = this.#rest.subarray(0, end).toString('utf8')
    this.#rest = this.#rest.subarray(end + 1)
    return line
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#pieces.next().catch((error) => {
      throw isDamage(error) ? this.#damage() : faultOfFile(error, this.#name)
    })
    if (done) throw this.#damage()
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value
  }

  #damage() {
    if (!this.#isBackup) return this.#foreign()
    return new Fault(`${this.#name} is damaged or incomplete. Take another backup or copy of it.`)
  }

  #foreign() {
    return new Fault(`${this.#name} is not a backup that \`npm run backup\` has made, or damaged.`)
  }
}

/** Reads a backup's list of contents before any database is touched. */
export async function readHeader(name: string): Promise<Header> {
  const file = new BackupFile(name)
  try {
    return await file.header()
  } finally {
    file.close()
  }
}

export const rowsOf = ({ tables }: Header) => tables.reduce((sum, { rows }) => sum + rows, 0)
export const peopleOf = ({ tables }: Header) =>
  tables.find(({ name }) => name === 'auth.users')?.rows ?? 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
