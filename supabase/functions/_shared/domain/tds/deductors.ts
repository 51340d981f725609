import { soughtName } from '../bank/names.ts'
import { panOfGstin } from '../gst/gstin.ts'
import type { DepartmentRow } from './department.ts'

/** A client as a deductor may be one. */
export type DeductingClient = {
  id: string
  name: string
  tan: string | null
  pan: string | null
  gstin: string | null
}

/** What a person said of a deductor: that they are a client, or (null) that they are none, as a bank that pays interest. */
export type KnownDeductor = {
  tan: string
  name: string
  clientId: string | null
  /** Who said it last; null for the owner. */
  changedByName?: string | null
}

/** Why a client is thought to be the deductor; `told` is certain, the others are offered. */
export const deductorReasons = ['told', 'tan', 'pan', 'name'] as const
export type DeductorReason = (typeof deductorReasons)[number]

export type Deductor = {
  tan: string
  name: string
  pan: string | null
  rows: number
  taxMinor: number
  /** Null where none is known, or where it is said that they are no client. */
  clientId: string | null
  /** Null where nobody fits. */
  reason: DeductorReason | null
  /** Who said whose they are; null for the owner, and where nobody said it. */
  saidBy: string | null
}

const panOf = ({ pan, gstin }: DeductingClient) =>
  pan ?? (gstin === null ? null : panOfGstin(gstin))
const squeezed = (name: string) => soughtName(name).squeezed

/** Where several fit, none is meant. */
const onlyOne = (ids: readonly string[] | undefined) => (ids?.length === 1 ? ids[0] : undefined)

const byKey = (
  clients: readonly DeductingClient[],
  key: (client: DeductingClient) => string | null,
) => {
  const found = new Map<string, string[]>()
  for (const client of clients) {
    const of = key(client)
    if (of) found.set(of, [...(found.get(of) ?? []), client.id])
  }
  return found
}

/**
 * The deductors of a statement, each with the client that they are: as a person said before, else by TAN, which is certain, too,
 * since a person typed it; by PAN or name only as a proposal.
 */
export function deductorsOf(
  rows: readonly Pick<DepartmentRow, 'tan' | 'deductor' | 'pan' | 'taxMinor'>[],
  clients: readonly DeductingClient[],
  known: readonly KnownDeductor[],
): Deductor[] {
  const [tans, pans, names] = [
    byKey(clients, ({ tan }) => tan),
    byKey(clients, panOf),
    byKey(clients, ({ name }) => squeezed(name)),
  ]
  const told = new Map(known.map((one) => [one.tan, one]))
  const deductors = new Map<string, Deductor>()
  for (const { tan, deductor: name, pan, taxMinor } of rows) {
    const before = deductors.get(tan)
    if (before) {
      before.rows += 1
      before.taxMinor += taxMinor
      continue
    }
    const said = told.get(tan)
    const found = said
      ? { clientId: said.clientId, reason: 'told' as const }
      : offered([
          ['tan', onlyOne(tans.get(tan))],
          ['pan', pan === null ? undefined : onlyOne(pans.get(pan))],
          ['name', onlyOne(names.get(squeezed(name)))],
        ])
    const saidBy = said?.changedByName ?? null
    deductors.set(tan, { tan, name, pan, rows: 1, taxMinor, ...found, saidBy })
  }
  return [...deductors.values()]
}

function offered(found: readonly (readonly [DeductorReason, string | undefined])[]) {
  const [reason = null, clientId = null] = found.find(([, id]) => id !== undefined) ?? []
  return { clientId, reason }
}

/** Whether a person is to say who a deductor is. */
export const isAsked = ({ reason }: Deductor) => reason !== 'told' && reason !== 'tan'
