import type { Bytes } from '#domain/bytes.ts'
import { Refusal } from './errors.ts'

/** Bytes. The largest honest body, a business with a logo of 100,000 characters, is well below. */
export const BODY_LIMIT = 256 * 1024

/** What is read and thrown away of a body that is too long, so that the sender gets to read the answer. */
const DRAINED = 32 * 1024 * 1024

/** The body's bytes; their number is counted, whatever Content-Length says. */
async function readBytes(request: Request): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size <= BODY_LIMIT) chunks.push(part.value)
    if (size > DRAINED) break
  }
  if (size > BODY_LIMIT) {
    await reader?.cancel()
    throw new Refusal(413, 'too_large', 'The request is too large.')
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** The JSON value of the body; an absent one counts as an object without fields. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes.length === 0) return {}
  if (!json.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(415, 'not_json', 'Send the body as application/json.')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not valid JSON.')
  }
}
