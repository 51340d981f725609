import { csvNames } from '#domain/account/account-file.ts'
import { copies } from '#domain/document/copies.ts'
import { version } from '#domain/version.ts'
import { gstr1 } from './operations/gst-return.ts'

/** The calls that are not of the common shape: by who may call, or by what is answered. */

const json = (content: object) => ({ 'application/json': content })

const refused = (description: string) => ({
  description,
  content: json({ schema: { $ref: '#/components/schemas/Refusal' } }),
})

const answered = (description: string, data: object) => ({
  description,
  content: json({
    schema: { type: 'object' },
    example: { success: true, message: 'OK', data },
  }),
})

const pdf = (summary: string, query: object[] = []) => ({
  get: {
    tags: ['invoice'],
    summary,
    security: [],
    parameters: [
      { name: 'token', in: 'path', required: true, schema: { type: 'string' } },
      ...query,
    ],
    responses: {
      200: {
        description: 'The document.',
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
      404: refused('There is no such link.'),
      ...(query.length > 0 && { 422: refused('There is no such copy of it.') }),
    },
  },
})

export const plainPaths = {
  '/invoice/pdf/{token}': pdf(
    'The PDF of an invoice, for whoever holds its link (`pdfUrl`). An invoice with GST has copies: goods three, services two without `triplicate` (CGST Rule 48).',
    [{ name: 'copy', in: 'query', schema: { type: 'string', enum: copies, default: 'original' } }],
  ),
  '/invoice/pdf/{token}/receipt': pdf(
    'The receipt of what came in for an invoice, for whoever holds its link (`pdfUrl`, with `/receipt` behind it); there is none before.',
  ),
  '/share/{token}/pdf': pdf('The PDF of a shared invoice, for whoever holds its share link.'),
  '/share/{token}/receipt': pdf(
    'The receipt of what came in for a shared invoice, for whoever holds its share link; there is none before.',
  ),
  '/share/{token}/statement': pdf(
    'The PDF of a shared statement of account as it stands now, for whoever holds its share link.',
  ),
  '/report/gstr1': gstr1,
  '/export/{id}/csv': {
    get: {
      tags: ['export'],
      summary:
        'A page of an export for spreadsheets. `Link` names the page behind it, whose rows go on in the same file.',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'table', in: 'query', required: true, schema: { type: 'string', enum: csvNames } },
        { name: 'after', in: 'query', schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'Rows, below their labels on the first page.',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        404: refused('There is no such export.'),
        422: refused('There is no such table.'),
      },
    },
  },
  '/mcp': {
    post: {
      tags: ['about'],
      summary:
        'A message of the Model Context Protocol, for assistants: with a key alone, and without a session (docs/assistants.md).',
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'The answer, in the form of the protocol.',
          content: json({ schema: { type: 'object' } }),
        },
        400: refused('No message of the protocol, or more than one.'),
        401: refused('No key.'),
        403: refused('Called from a page of another site.'),
        413: refused('The body is over 256 KiB.'),
        429: refused('Too many requests; Retry-After says how long to wait.'),
      },
    },
  },
  '/schedule/run': {
    post: {
      tags: ['schedule'],
      summary:
        'Send the mails that go by themselves and are due: for the project’s own schedule, by its secret key (docs/hosting.md).',
      security: [{ secretKey: [] }],
      responses: {
        200: answered(
          'What became of the mails: `refused` are tried again that day, `failed` and `unsure` are not.',
          { sent: 2, refused: 0, failed: 0, unsure: 0 },
        ),
        401: refused('Not the secret key.'),
        503: refused('No mail server is set up.'),
      },
    },
  },
  '/schedule/webhooks': {
    post: {
      tags: ['schedule'],
      summary:
        'Deliver the events of webhooks that are due: for the project’s own schedule, by its secret key (docs/webhooks.md).',
      security: [{ secretKey: [] }],
      responses: {
        200: answered('How many tries arrived, and how many did not.', { delivered: 3, failed: 0 }),
        401: refused('Not the secret key.'),
      },
    },
  },
  '/address': {
    get: {
      tags: ['about'],
      summary:
        'How many proxies have written into X-Forwarded-For, and how many the host has told the function of (docs/hosting.md).',
      security: [],
      responses: {
        200: answered('Equal where the function tells one caller from another.', {
          proxies: 1,
          hops: 1,
        }),
      },
    },
  },
  '/health': {
    get: {
      tags: ['about'],
      summary: 'Whether the interface and the database answer, and of which versions they are.',
      security: [],
      responses: {
        200: answered('The product’s version, and that of the newest migration of the database.', {
          version,
          schema: '20261122101700',
        }),
        500: refused('The database does not answer.'),
      },
    },
  },
  '/openapi.json': {
    get: {
      tags: ['about'],
      summary: 'This document.',
      security: [],
      responses: {
        200: { description: 'OpenAPI 3.1.', content: json({ schema: { type: 'object' } }) },
      },
    },
  },
}
