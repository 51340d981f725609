/** The most bytes of an answer that are read. */
const MOST_READ = 8_192
/** The most bytes of its text that are kept. */
const MOST_KEPT = 1_024

export type Answer = {
  status: number
  /** Seconds for which the receiver wants nothing more; null if it says nothing of it. */
  retryAfter: number | null
  text: string
}

/** A letter for each byte; the decoder called latin1 gives some of them others. */
const lettersOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const newline = /\r?\n/

/** One byte of the answer is one letter of the text, so that places in both are the same. */
type Head = { status: number; fields: Map<string, string>; body: number }

/** How often a head may seem to be there: "100 Continue" and its like come before the answer itself. */
const MOST_HEADS = 5

function headOf(text: string, from = 0): Head | null {
  const end = /\r?\n\r?\n/.exec(text.slice(from))
  if (end === null) return null
  const body = from + end.index + end[0].length
  const [first = '', ...lines] = text.slice(from, body).split(newline)
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1])
  if (Number.isNaN(status)) return null
  if (status < 200) return headOf(text, body)
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status, fields: new Map(fields), body }
}

/** Returns what chunks of a body hold, as far as they came. */
function unchunked(body: string): string {
  let text = ''
  for (let at = 0; text.length < MOST_KEPT; ) {
    const head = /^([0-9a-f]{1,7})[^\n]*\n/i.exec(body.slice(at, at + 100))
    const length = Number.parseInt(head?.[1] ?? '0', 16)
    if (head === null || length === 0) return text
    at += head[0].length
    text += body.slice(at, at + length)
    at += length + 2
  }
  return text
}

/** Seconds until the moment that `Retry-After` names, as seconds or as a date; null for anything else. */
export function secondsOf(retryAfter: string | undefined, now: number): number | null {
  if (retryAfter === undefined) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const instant = Date.parse(retryAfter)
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000))
}

/** The text of a body as it is kept: whole letters of UTF-8, and no NUL, which the database does not take. */
function keptText(body: string): string {
  const bytes = Uint8Array.from(body, (letter) => letter.charCodeAt(0))
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '')
  const kept = new Uint8Array(MOST_KEPT)
  const { written } = new TextEncoder().encodeInto(text, kept)
  return new TextDecoder().decode(kept.subarray(0, written))
}

/** The end of a head is two ends of lines. */
const endsHead = (letters: string) => /\n\r?\n/.test(letters)

/**
 * Reads an answer as its bytes come. Each byte is looked at a few times at most, however slowly a receiver sends them: all
 * deliveries share the computing time of a run.
 */
export function answerReader() {
  const read = new Uint8Array(MOST_READ)
  let length = 0
  let head: Head | null = null
  let heads = 0

  const isWhole = ({ status, fields, body }: Head) =>
    status === 204 ||
    length >= MOST_READ ||
    length - body >= Number(fields.get('content-length') ?? Number.POSITIVE_INFINITY)

  return {
    /** Takes the next bytes, and says whether more would add to them; `none` where they cannot become an answer any more. */
    add: (bytes: Uint8Array): 'more' | 'whole' | 'none' => {
      const before = length
      const part = bytes.subarray(0, MOST_READ - length)
      read.set(part, length)
      length += part.length
      if (!'HTTP/1.'.startsWith(lettersOf(read.subarray(0, Math.min(length, 7))))) return 'none'
      if (
        head === null &&
        heads <= MOST_HEADS &&
        endsHead(lettersOf(read.subarray(Math.max(0, before - 2), length)))
      ) {
        heads += 1
        head = headOf(lettersOf(read.subarray(0, length)))
      }
      if (head !== null) return isWhole(head) ? 'whole' : 'more'
      return length >= MOST_READ || heads > MOST_HEADS ? 'none' : 'more'
    },
    hasHead: () => head !== null,
    /** The answer so far; null while its head is not there. */
    answer: (now: number): Answer | null => {
      if (head === null) return null
      const { status, fields, body } = head
      const came = lettersOf(read.subarray(body, length))
      const isChunked = /\bchunked\b/i.test(fields.get('transfer-encoding') ?? '')
      return {
        status,
        retryAfter: secondsOf(fields.get('retry-after'), now),
        text: keptText(isChunked ? unchunked(came) : came),
      }
    },
  }
}
