import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { AccountPage } from '#domain/account/account-file.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { accountData } from '#languages/en/screens/account-data.ts'
import type { ByteSink } from '#src/lib/files/zip-writer.ts'
import { exportedClient, exportedDocument } from '#tests/factories/rows/account-rows.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { said } from '#tests/setup/said.ts'
import { readAccount } from './read-account.ts'
import { type AccountSource, writeAccount } from './write-account.ts'

/** Keeps what it gets, as a disk does. */
function disk() {
  const kept: Uint8Array<ArrayBuffer>[] = []
  const log: string[] = []
  const sink: ByteSink = {
    write: async (bytes) => void kept.push(bytes),
    close: async () => void log.push('closed'),
    abort: async () => void log.push('aborted'),
  }
  return { sink, log, file: () => new Blob(kept) }
}

const pages: AccountPage[] = [
  { part: 'clients', rows: [exportedClient({ name: '=HYPERLINK("x")' })] },
  { part: 'documents', rows: [exportedDocument(1), exportedDocument(2)] },
  { part: 'documents', rows: [exportedDocument(3, { financial_year: '25-26' })] },
]

const source = (given = pages, counts = { clients: 1, documents: 3 }): AccountSource => ({
  manifest: {
    ...{ format: 'bahi-account', version: 1, madeBy: '1.0.0' },
    ...{ until: '2026-11-22T10:00:00.000Z', counts },
  },
  pages: async function* () {
    yield* given
  },
  papers: async (ids) => ids.map((id): InvoiceDocument => ({ ...sampleInvoice(), id })),
})

const wanted = (change: object = {}) => ({
  papers: 'all',
  readme: accountData.readme,
  draw: () => new Uint8Array([37, 80, 68, 70]),
  onProgress: () => {},
  signal: new AbortController().signal,
  ...change,
})

async function written(change: object = {}, from = source()) {
  const { sink, log, file } = disk()
  await writeAccount(from, sink, wanted(change))
  return { file: file(), log, files: unzipSync(new Uint8Array(await file().arrayBuffer())) }
}

async function read(file: Blob) {
  const found: AccountPage[] = []
  await readAccount(
    file,
    async () => {},
    async (page) => void found.push(page),
  )
  return found
}

test('pages written into the ZIP are read from it, page by page', async () => {
  const { file, log } = await written()
  expect(await read(file)).toEqual(pages)
  expect(log).toEqual(['closed'])

  // Exports from before 1.0 look like this.
  const { madeBy, ...unsaid } = source().manifest
  const before = await written({}, { ...source(), manifest: unsaid })
  expect(await read(before.file)).toEqual(pages)
})

test('the ZIP holds a PDF of each document and tables whose texts are no formulas', async () => {
  const { files } = await written()
  expect(Object.keys(files).filter((name) => name.startsWith('pdf/'))).toEqual([
    ...['pdf/26-27/INV_26-27_0001.pdf', 'pdf/26-27/INV_26-27_0002.pdf'],
    'pdf/25-26/INV_25-26_0003.pdf',
  ])
  const csv = (name: string) => strFromU8(files[`csv/${name}.csv`] ?? new Uint8Array())
  expect(csv('clients')).toContain(`"'=HYPERLINK(""x"")"`)
  const lines = csv('documents').trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines.filter((line) => line.includes('Issue date'))).toHaveLength(1)
  expect(lines[1]).toContain('1180.00')
})

test('only the PDFs of the year that is asked for are drawn, and progress counts every document', async () => {
  const counted: number[] = []
  const { files } = await written({
    papers: '25-26',
    onProgress: (done: number) => counted.push(done),
  })
  expect(Object.keys(files).filter((name) => name.startsWith('pdf/'))).toHaveLength(1)
  expect(counted.at(-1)).toBe(3)
})

test('stopping it leaves no file behind', async () => {
  const stop = new AbortController()
  const { sink, log } = disk()
  const writing = writeAccount(
    source(),
    sink,
    wanted({ signal: stop.signal, onProgress: () => stop.abort() }),
  )
  await expect(writing).rejects.toThrow()
  expect(log).toEqual(['aborted'])
})

test('a file that lacks a part, is of another program or of a later version is refused with its reason', async () => {
  const refused = async (from: AccountSource) => {
    const { file } = await written({}, from)
    return read(file).then(
      () => 'read',
      ({ message }) => said(message),
    )
  }
  expect(await refused(source(pages.slice(0, 2)))).toBe(
    'Part of this file is missing. Choose the complete ZIP, or export again.',
  )
  const later = { ...source().manifest, version: 2 as 1 }
  expect(await refused({ ...source(), manifest: later })).toBe(
    'This export comes from a newer version and cannot be restored here.',
  )
  const strange: AccountPage[] = [{ part: 'drafts', rows: [{ id: 'x' }] }]
  expect(await refused(source(strange))).toBe(
    'This file was changed after the export, so it cannot be restored. Choose the original ZIP.',
  )
  expect(await read(new Blob(['PK none'])).catch(({ message }) => said(message))).toBe(
    'This file is not an export of this product. Choose the ZIP that you exported here.',
  )
})

test('a page that inflates beyond its measure is refused before it is read', async () => {
  const huge: AccountPage[] = [
    { part: 'documents', rows: [exportedDocument(1, { notes: ' '.repeat(9_000_000) })] },
  ]
  const { file } = await written({}, source(huge, { clients: 0, documents: 1 }))
  expect(file.size).toBeLessThan(100_000)
  await expect(read(file)).rejects.toThrow('accountFileChanged')
})
