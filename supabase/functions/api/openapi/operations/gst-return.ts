import { gstr3bAnswer } from '#api/http/shapes/gst-return.ts'
import { csvSections, gstr3bQuery } from '#domain/gst/gstr1/asked.ts'
import type { TypicalOperation } from './operation.ts'

const none = { taxableValue: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 }

const figures = {
  period: '112026',
  outwardTaxable: { taxableValue: 150_000, igst: 18_000, cgst: 4_500, sgst: 4_500, cess: 0 },
  zeroRated: { ...none, taxableValue: 83_500 },
  nilRatedAndExempt: 0,
  nonGst: 0,
  onReverseCharge: none,
  interState: {
    unregistered: [{ placeOfSupply: '29', taxableValue: 40_000, igst: 7_200 }],
    uinHolders: [],
  },
}

export const gstReturns: TypicalOperation[] = [
  {
    method: 'get',
    path: '/report/gstr3b',
    summary:
      'The figures of 3.1 (a, b, c, e) and 3.2 of GSTR-3B, in rupees, of the month `period` (MMYYYY); with `filing` quarterly the last month of a quarter is all of it. `gstin` asks for an earlier registration of the business; `iff` says whether the first two months were furnished, by which a credit note is in time (CGST s. 34(2)).',
    query: gstr3bQuery,
    data: { schema: gstr3bAnswer, example: figures },
    refusals: [409, 422, 429],
  },
]

const parameter = (name: string, description: string, schema: object, required = false) => ({
  ...{ name, in: 'query', description, schema, required },
})

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** Answers with a file. */
export const gstr1 = {
  get: {
    tags: ['report'],
    summary:
      'GSTR-1 of a period, as the JSON of the portal’s offline tool or, with `format` csv, as the CSV of a section.',
    parameters: [
      parameter('period', 'The month, MMYYYY.', { type: 'string', example: '112026' }, true),
      parameter(
        'filing',
        'Who files quarterly furnishes invoices alone in the first two months; the last month is the quarter.',
        { type: 'string', enum: ['monthly', 'quarterly'], default: 'monthly' },
      ),
      parameter('iff', 'Of a quarter: whether its first two months were furnished by IFF.', {
        ...{ type: 'string', enum: ['true', 'false'], default: 'false' },
      }),
      parameter('gstin', 'Of an earlier registration of the business; without it today’s.', {
        type: 'string',
      }),
      parameter('format', 'The file of the offline tool, or a section of it.', {
        ...{ type: 'string', enum: ['json', 'csv'], default: 'json' },
      }),
      parameter('section', 'Of a CSV: which. b2ba to atadja amend earlier returns.', {
        ...{ type: 'string', enum: csvSections },
      }),
      parameter('part', 'Of a return above 4.7 MiB: which of its files.', {
        ...{ type: 'string', default: '1' },
      }),
    ],
    responses: {
      200: {
        description: 'The file.',
        content: {
          'application/json': { schema: { type: 'object' } },
          'text/csv': { schema: { type: 'string' } },
        },
      },
      401: refused('Not signed in.'),
      404: refused('The return has fewer parts.'),
      409: refused('The seller is not registered, or pays by the composition scheme.'),
      422: refused('A value is wrong; `errors` names each field.'),
      429: refused('Too many requests; Retry-After says how long to wait.'),
    },
  },
}
