import * as v from 'valibot'
import { getClient, getClientAccount, listClients } from '#data/people/clients.ts'
import type { Client } from '#domain/people/client.ts'
import { money, pageOf, quoted, rangeOf } from '../told.ts'
import { idOf, page, queryOf, reading } from '../tool.ts'

const briefly = ({ due, ...client }: Client) => ({
  id: client.id,
  name: quoted(client.name),
  email: quoted(client.email),
  gstin: client.gstin,
  stateCode: client.stateCode,
  country: client.country,
  archived: client.archived,
  owes: money(due.minor),
  overdue: money(due.overdueMinor),
  /** Unpaid invoices in another currency without an exchange rate: they are in no sum. */
  invoicesWithoutRate: due.withoutRate,
  lastInvoice: client.lastInvoice,
})

const whole = (client: Client) => ({
  ...briefly(client),
  contact: quoted(client.contact),
  phone: quoted(client.phone),
  address: quoted(
    [client.address, client.city, client.postalCode].filter((part) => part !== null).join('\n'),
  ),
  deliveryAddress: quoted(client.deliveryAddress),
  pan: client.pan,
  currency: client.currency,
  paymentTermsDays: client.termsDays,
  language: client.language,
  notes: quoted(client.notes),
  mergedInto: client.mergedInto,
})

export const findClients = reading({
  name: 'find_clients',
  title: 'Find clients',
  description: 'Lists clients by name, each with what they owe. A page has 50.',
  input: v.object({
    query: queryOf('A part of the name, the contact or the GSTIN; empty lists all.'),
    archived: v.optional(
      v.pipe(v.boolean(), v.description('Lists the archived clients in place of the others.')),
      false,
    ),
    page,
  }),
  run: async ({ query, archived, page }, { db }) => {
    const found = await listClients(db, { ...rangeOf(page), search: query, archived })
    return {
      clients: found.clients.map(briefly),
      ...pageOf(page, found.total, found.counted),
    }
  },
})

export const readClient = reading({
  name: 'get_client',
  title: 'One client',
  description:
    'All that the book says of one client: address, terms, notes, what they owe by age, and their latest payments.',
  input: v.object({ clientId: idOf('a client') }),
  run: async ({ clientId }, { db }) => {
    const [client, account] = await Promise.all([
      getClient(db, clientId),
      getClientAccount(db, clientId),
    ])
    return {
      client: whole(client),
      owedByAge: account.owed.map(({ minor, ...span }) => ({ ...span, amount: money(minor) })),
      latestPayments: account.payments.map((payment) => ({
        id: payment.id,
        invoice: { id: payment.invoiceId, number: quoted(payment.number) },
        amount: money(payment.amountMinor, payment.currency),
        tds: money(payment.tdsMinor, payment.currency),
        paidOn: payment.paidOn,
        method: payment.method,
        reference: quoted(payment.reference),
      })),
    }
  },
})
