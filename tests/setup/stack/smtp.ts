import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'

type Behaviour = {
  /**
   * Answers other than yes, by a command's first word; null: nothing, for ever; '': it hangs up.
   */
  answers?: Record<string, string | null>
  /** The time that each byte of an answer takes. */
  pace?: { byteMs: number }
  /** Encrypted from the start, or once it is asked for; without it never. */
  tls?: { key: string; cert: string; from: 'start' | 'starttls' }
}

async function writeSlowly(socket: Socket, line: string, pace: { byteMs: number }) {
  for (const byte of line) {
    await delay(pace.byteMs)
    if (socket.writable) socket.write(byte)
  }
}

/**
 * A mail server of a few lines: keeps mails as they came, or refuses as told. Writing into
 * `answers` and `pace` changes it while it runs.
 */
export async function startSmtp({ answers = {}, pace = { byteMs: 0 }, tls }: Behaviour = {}) {
  const mails: string[] = []
  const recipients: string[] = []
  /** Tells for each mail whether its connection was encrypted. */
  const encrypted: boolean[] = []
  const sockets = new Set<Socket>()

  const serve = (socket: Socket, greets = true) => {
    sockets.add(socket)
    let buffer = ''
    let inData = false
    const say = (command: string, line: string) => {
      const answer = answers[command]
      if (answer === '') socket.destroy()
      else if (answer !== null && pace.byteMs > 0)
        void writeSlowly(socket, `${answer ?? line}\r\n`, pace)
      else if (answer !== null) socket.write(`${answer ?? line}\r\n`)
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1')
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        const command = text.split(/[ :]/)[0]?.toUpperCase() ?? ''
        if (inData) {
          mails.push(text)
          encrypted.push(socket instanceof TLSSocket)
          inData = false
          say('END', '250 taken')
        } else if (command === 'STARTTLS' && tls) {
          socket.removeAllListeners('data')
          socket.write('220 go on\r\n')
          serve(new TLSSocket(socket, { isServer: true, ...tls }), false)
          return
        } else if (command === 'DATA') {
          inData = true
          say('DATA', '354 go on')
        } else {
          if (command === 'RCPT') recipients.push(text)
          say(command, command === 'QUIT' ? '221 bye' : fine(command, socket))
        }
      }
    })
    if (greets) say('GREETING', '220 test')
  }
  const fine = (command: string, socket: Socket) =>
    command === 'EHLO' && tls && !(socket instanceof TLSSocket)
      ? '250-test\r\n250 STARTTLS'
      : '250 fine'
  const server =
    tls?.from === 'start'
      ? createTlsServer(tls, (socket) => serve(socket))
      : createServer((socket) => serve(socket))
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  await open(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')

  const { port } = address
  return {
    port,
    mails,
    recipients,
    encrypted,
    stop: close,
    /** Takes connections again after `stop`, at the same port. */
    reopen: () => open(port),
  }
}

/** The header lines of a mail as it came, unfolded; those of its parts are not among them. */
export function headersOf(mail: string): string[] {
  const [head = ''] = mail.split('\r\n\r\n')
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

/** The value of a header line, with encoded words read. */
export function headerOf(mail: string, name: string): string {
  const line = headersOf(mail).find((each) => each.toLowerCase().startsWith(`${name}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

/** The parts of a mail by their type, decoded: text/plain and text/html as text, application/pdf in latin1. */
export function partsOf(mail: string): Record<string, string> {
  const parts: Record<string, string> = {}
  const boundaries = [...mail.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary)
  const pieces = boundaries.reduce(
    (all, boundary) => all.flatMap((piece) => piece.split(`--${boundary}`)),
    [mail],
  )
  for (const piece of pieces.slice(1)) {
    const [head = '', ...rest] = piece.replace(/^\r\n/, '').split('\r\n\r\n')
    const type = /content-type: ([\w/]+)/i.exec(head)?.[1]
    const encoding = /content-transfer-encoding: ([\w-]+)/i.exec(head)?.[1] ?? '7bit'
    if (!type || type.startsWith('multipart/')) continue
    const body = rest.join('\r\n\r\n').replace(/\r\n$/, '')
    if (encoding === 'base64') {
      const bytes = Buffer.from(body, 'base64')
      parts[type] = bytes.toString(type.startsWith('text/') ? 'utf8' : 'latin1')
    } else {
      parts[type] = encoding === 'quoted-printable' ? decodeQuoted(body) : body
    }
  }
  return parts
}
