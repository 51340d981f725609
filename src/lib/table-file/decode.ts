/** How many of the first bytes that stand at even (0) or odd (1) places are zero. */
const zeros = (bytes: Uint8Array, odd: 0 | 1) =>
  bytes
    .subarray(0, 1000)
    .reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === odd), 0)

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const seen = Math.min(bytes.length, 1000) / 4
  if (zeros(bytes, 1) > seen) return 'utf-16le'
  if (zeros(bytes, 0) > seen) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text of a file: UTF-8 or UTF-16, with or without their mark, else what Windows writes. */
export const decodeText = (bytes: Uint8Array) => new TextDecoder(encodingOf(bytes)).decode(bytes)
