/** Bytes of a buffer of their own. Named by what makes them, which every TypeScript of the runtimes understands. */
export type Bytes = ReturnType<typeof Uint8Array.of>

export function toBase64(bytes: Uint8Array): string {
  // Byte by byte: a whole document is too much for the arguments of one call.
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Throws for what is not base64; line breaks in it are none of it. */
export function fromBase64(text: string): Bytes {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}
