import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

const STEP = 30_000

/** The code that an authenticator app shows (RFC 6238: SHA-1, six digits, 30 seconds). */
export function totpCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP)))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const start = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(start) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Whether it is the code of now, or of the step before or after. */
export const isTotpCode = (secret: string, code: string, at = Date.now()) =>
  [at - STEP, at, at + STEP].some((moment) => totpCode(secret, moment) === code)
