import type { AccountManifest } from '#domain/account/account-file.ts'

/** The same of the same file, so that a restore that stopped goes on: a UUID made of what tells files apart. */
export async function restoreIdOf(file: File, manifest: AccountManifest): Promise<string> {
  const said = JSON.stringify([manifest, file.name, file.size, file.lastModified])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said)))
  const digits = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
