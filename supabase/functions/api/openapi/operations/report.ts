import { reportAnswer } from '#api/http/shapes/report.ts'
import { statementAnswer } from '#api/http/shapes/statement.ts'
import { ageingQuery, registerQuery, revenueQuery, statementQuery } from '#api/routes/requests.ts'
import type { TypicalOperation } from './operation.ts'

const pagination = { page: 1, limit: 5, total: 1, totalPages: 1 }
const client = { id: null, clientId: '0b6e2f0a-7d0c-4c53-9f1c-0d8f5a1b2c3d' }

const formats = '`format=csv` and `xlsx` are files with all lines, up to 20,000.'

export const reports: TypicalOperation[] = [
  {
    method: 'get',
    path: '/client/{id}/statement',
    summary:
      'The account of a client between two days, one for each currency: what was owed before, what moved it, what is owed at the end. `format=pdf` is the document of one currency, by default of the client’s own.',
    query: statementQuery,
    data: {
      schema: statementAnswer,
      example: [
        {
          ...{ currency: 'INR', opening: 1000, closing: 1500 },
          lines: [
            {
              ...{
                day: '2026-04-02',
                kind: 'invoice',
                documentId: '0b6e2f0a-7d0c-4c53-9f1c-0d8f5a1b2c3d',
              },
              ...{ number: 'INV/26-27/0001', method: null, reference: null },
              ...{ amount: 500, tds: 0, advance: 0, balance: 1500 },
            },
          ],
        },
      ],
    },
    refusals: [404, 422, 429],
  },
  {
    method: 'get',
    path: '/report/register',
    summary: `Invoices, payments, credit notes, or TDS by client and financial year, between two days, with sums in rupees. ${formats}`,
    query: registerQuery,
    data: {
      schema: reportAnswer,
      example: {
        data: [
          {
            ...client,
            ...{ year: '2026-27', clientName: 'Kaveri Interiors', pan: 'AABCR1718E', payments: 2 },
            ...{ amount: 90000, first: 0, second: 5000, third: 5000, fourth: 0, tds: 10000 },
          },
        ],
        pagination,
        sums: {
          amount: 90000,
          first: 0,
          second: 5000,
          third: 5000,
          fourth: 0,
          tds: 10000,
          withoutRate: 0,
        },
      },
    },
    refusals: [422, 429],
  },
  {
    method: 'get',
    path: '/report/revenue',
    summary: `What was invoiced less what was credited between two days, by client, item or month. ${formats}`,
    query: revenueQuery,
    data: {
      schema: reportAnswer,
      example: {
        data: [
          {
            ...client,
            ...{
              label: 'Kaveri Interiors',
              invoices: 3,
              taxable: 100000,
              tax: 18000,
              total: 118000,
            },
          },
        ],
        pagination,
        sums: { taxable: 100000, tax: 18000, total: 118000, withoutRate: 0 },
      },
    },
    refusals: [422, 429],
  },
  {
    method: 'get',
    path: '/report/ageing',
    summary: `What each client owes today, by the days since it was due. ${formats}`,
    query: ageingQuery,
    data: {
      schema: reportAnswer,
      example: {
        data: [
          {
            ...client,
            ...{ label: 'Kaveri Interiors', invoices: 2, notDue: 1000, late30: 500 },
            ...{ late60: 0, late90: 0, lateOver: 0, total: 1500 },
          },
        ],
        pagination,
        sums: {
          notDue: 1000,
          late30: 500,
          late60: 0,
          late90: 0,
          lateOver: 0,
          total: 1500,
          withoutRate: 0,
        },
      },
    },
    refusals: [422, 429],
  },
]
