import * as v from 'valibot'
import { exportQuery, importRequest } from '#api/routes/requests.ts'
import { accountManifest, accountParts } from '#domain/account/account-file.ts'
import { version } from '#domain/version.ts'
import { messages } from '#languages/en/messages/index.ts'
import type { TypicalOperation } from './operation.ts'

const id = '2f1d7c0a-6f55-4a52-9d4e-0c1f6a0b7d11'

const manifest = {
  ...{ id, format: 'bahi-account', version: 1, madeBy: version },
  until: '2026-11-22T05:30:00.000Z',
  counts: { profile: 1, business: 1, clients: 12, items: 3, documents: 240 },
}

const begun = v.object({ id: v.pipe(v.string(), v.uuid()), ...accountManifest.entries })

const page = v.object({
  part: v.picklist(accountParts),
  rows: v.array(v.record(v.string(), v.unknown())),
  next: v.nullable(v.string()),
})

const imported = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ...{ made: v.number(), alreadyThere: v.number(), repeated: v.number() },
  faults: v.array(
    v.object({ line: v.number(), label: v.string(), cell: v.string(), message: v.string() }),
  ),
})

export const imports: TypicalOperation[] = [
  {
    method: 'post',
    path: '/import',
    summary:
      'Bring in a CSV of clients, items or old invoices whose heads are those of Zoho Invoice and Books, of Refrens, or plain ones; with `dryRun` say what it would make. What is there stays as it is; `faults` are the lines that are left out.',
    idempotent: true,
    body: {
      schema: importRequest,
      example: { of: 'clients', csv: 'Display Name,EmailID\nKaveri Mills,pay@kaveri.example\n' },
    },
    status: 201,
    message: messages.importDone,
    data: {
      schema: imported,
      example: { id, made: 1, alreadyThere: 0, repeated: 0, faults: [] },
    },
    refusals: [409],
  },
]

export const exports: TypicalOperation[] = [
  {
    method: 'post',
    path: '/export',
    summary:
      'Begin an export of everything here: what was made until now, part by part, for a day. docs/export.md describes its rows.',
    status: 201,
    data: { schema: begun, example: manifest },
  },
  {
    method: 'get',
    path: '/export/{id}',
    summary:
      'A page of a `part` of an export, as JSON; its `next` is `after` of the page behind it, and null at the end. Without a part, what the export holds. The same for spreadsheets is `/export/{id}/csv`.',
    query: exportQuery,
    data: {
      schema: v.union([page, begun]),
      example: {
        part: 'clients',
        rows: [{ id: '9b2f6a51-7d4e-4a52-8c1e-5f0a6b7d1122', name: 'Kaveri Interiors' }],
        next: null,
      },
    },
    refusals: [404, 422],
  },
]
