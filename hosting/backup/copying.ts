import { Readable, Writable } from 'node:stream'
import type { Connection, Submittable } from 'pg'

/** Rows come one by one, and are handed on in pieces of about this many bytes. */
const PIECE = 65_536

/** The rows that a `copy … to stdout` gives, as a stream. The connection waits while nobody reads. */
export class CopyOut extends Readable implements Submittable {
  readonly #statement: string
  #connection: Connection | undefined
  #piece = Buffer.allocUnsafe(PIECE)
  #length = 0

  constructor(statement: string) {
    super()
    this.#statement = statement
  }

  submit(connection: Connection) {
    this.#connection = connection
    connection.query(this.#statement)
  }

  override _read() {
    this.#connection?.stream.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    if (this.#length + chunk.length > this.#piece.length) this.#handOn()
    // The driver writes over it when the next row comes, so it is copied.
    if (chunk.length > this.#piece.length) this.#give(Buffer.from(chunk))
    else this.#length += chunk.copy(this.#piece, this.#length)
  }

  handleCommandComplete() {
    this.#handOn()
    this.push(null)
    // Nobody reads beyond the end, and the connection has more to send.
    this.#connection?.stream.resume()
  }

  handleReadyForQuery() {}

  handleError(error: Error) {
    this.destroy(error)
  }

  #handOn() {
    if (this.#length > 0) this.#give(this.#piece.subarray(0, this.#length))
    this.#piece = Buffer.allocUnsafe(PIECE)
    this.#length = 0
  }

  #give(piece: Buffer) {
    if (!this.push(piece)) this.#connection?.stream.pause()
  }
}

/** Takes the rows of a `copy … from stdin`. It has ended when the database has taken them. */
export class CopyIn extends Writable implements Submittable {
  taken = 0
  readonly #statement: string
  #connection: Connection | undefined
  #onReady: (() => void) | undefined
  #onTaken: (() => void) | undefined

  constructor(statement: string) {
    super()
    this.#statement = statement
  }

  submit(connection: Connection) {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: Connection) {
    this.#connection = connection
    this.#onReady?.()
  }

  override _write(piece: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#whenReady(({ stream }) => {
      stream.write(message('d', piece.length))
      stream.write(piece, done)
    })
  }

  override _final(done: () => void) {
    this.#onTaken = done
    this.#whenReady(({ stream }) => stream.write(message('c', 0)))
  }

  handleCommandComplete({ text }: { text: string }) {
    this.taken = Number(text.replace('COPY ', ''))
    this.#onTaken?.()
  }

  handleReadyForQuery() {}

  handleError(error: Error) {
    this.destroy(error)
  }

  #whenReady(work: (connection: Connection) => void) {
    const connection = this.#connection
    if (connection) work(connection)
    else this.#onReady = () => this.#whenReady(work)
  }
}

/** The five bytes before the content of a message: its kind, and its length with that of the length itself. */
function message(kind: string, length: number): Buffer {
  const head = Buffer.alloc(5, kind)
  head.writeInt32BE(length + 4, 1)
  return head
}
