import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import * as v from 'valibot'
import {
  type AccountManifest,
  type AccountPage,
  accountManifest,
  isOtherVersion,
  isPageName,
} from '#domain/account/account-file.ts'
import { accountPage } from '#domain/account/account-page.ts'
import { message } from '#domain/messages/message.ts'

/** The limits of a file. A page has 200 rows, and the database takes fewer than these bytes. */
const MOST_PAGES = 5_000
const MOST_PAGE_BYTES = 8_000_000
/** Bytes of the ZIP that are looked at together. */
const STEP = 4_096

/** Why a file is none that can be restored: its message is the sentence for the person who chose it. */
export class AccountFileRefused extends Error {
  override readonly name = 'AccountFileRefused'
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AccountFileRefused(message('accountFileChanged'))
  }
}

function manifestOf(bytes: Uint8Array): AccountManifest {
  const given = parsed(bytes)
  if (isOtherVersion(given)) throw new AccountFileRefused(message('accountFileVersion'))
  if (!v.is(accountManifest, given)) throw new AccountFileRefused(message('accountFileOther'))
  return given
}

function pageOf(bytes: Uint8Array): AccountPage {
  const page = parsed(bytes)
  if (!v.is(accountPage, page)) throw new AccountFileRefused(message('accountFileChanged'))
  return page
}

function together(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Yields the wanted files of a ZIP, each whole, in the order of the ZIP. Their inflated size is
 * bounded.
 */
async function* filesOf(file: Blob, isWanted: (name: string) => boolean) {
  let ready: { name: string; bytes: Uint8Array }[] = []
  let count = 0
  const collect = (entry: UnzipFile) => {
    if (!isWanted(entry.name)) {
      // Without a reader, fflate would keep the bytes.
      entry.ondata = () => {}
      entry.start()
      return
    }
    count += 1
    if (count > MOST_PAGES) throw new AccountFileRefused(message('accountFileChanged'))
    const chunks: Uint8Array[] = []
    let size = 0
    entry.ondata = (error, chunk, isLast) => {
      size += chunk?.length ?? 0
      if (error || size > MOST_PAGE_BYTES) {
        throw new AccountFileRefused(message('accountFileChanged'))
      }
      chunks.push(chunk)
      if (isLast) ready.push({ name: entry.name, bytes: together(chunks, size) })
    }
    entry.start()
  }
  const unzip = new Unzip(collect)
  unzip.register(UnzipInflate)
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    try {
      // In small steps: the inflated size is known only after each.
      const bytes = value ?? new Uint8Array()
      for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP))
      if (done) unzip.push(new Uint8Array(), true)
    } catch (error) {
      if (error instanceof AccountFileRefused) throw error
      throw new AccountFileRefused(message('accountFileOther'))
    }
    const files = ready
    ready = []
    yield* files
    if (done) return
  }
}

/**
 * Reads the account from a ZIP that `writeAccount` wrote, page by page. Throws AccountFileRefused
 * where it is another file, was changed, or lacks a part.
 */
export async function readAccount(
  file: Blob,
  onManifest: (manifest: AccountManifest) => Promise<void>,
  onPage: (page: AccountPage) => Promise<void>,
): Promise<void> {
  const left = new Map<string, number>()
  let manifest: AccountManifest | null = null
  for await (const { name, bytes } of filesOf(
    file,
    (it) => it === 'account.json' || isPageName(it),
  )) {
    if (name === 'account.json') {
      manifest = manifestOf(bytes)
      for (const [part, count] of Object.entries(manifest.counts)) left.set(part, count)
      await onManifest(manifest)
      continue
    }
    if (manifest === null) break
    const page = pageOf(bytes)
    left.set(page.part, (left.get(page.part) ?? 0) - page.rows.length)
    await onPage(page)
  }
  if (manifest === null) throw new AccountFileRefused(message('accountFileOther'))
  if ([...left.values()].some((count) => count > 0)) {
    throw new AccountFileRefused(message('accountFileCut'))
  }
}
