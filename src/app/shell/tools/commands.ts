import { type ForerunnerKind, forerunnerKinds } from '#domain/document/kinds.ts'
import { shell } from '#languages/en/screens/shell.ts'
import type { Words } from '#languages/words.ts'
import { hasWords } from '#src/lib/has-words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'

export interface Command {
  name: keyof (typeof shell)['commands']
  /** The keys that do the same from anywhere but a field, one after the other; those used most have some. */
  keys?: readonly string[]
  to: string
  /** Whether it makes something, which an accountant does not. */
  makes?: boolean
}

type Way = Omit<Command, 'to'>

/** Ways to a document that becomes an invoice: a new one, and the list. */
const ways: Record<ForerunnerKind, { create: Way; list: Way }> = {
  estimate: {
    create: { name: 'createEstimate', keys: ['e'] },
    list: { name: 'estimates', keys: ['g', 'e'] },
  },
  proforma_invoice: {
    create: { name: 'createProforma', keys: ['p'] },
    list: { name: 'proformas', keys: ['g', 'f'] },
  },
  delivery_challan: {
    create: { name: 'createChallan', keys: ['d'] },
    list: { name: 'challans', keys: ['g', 'l'] },
  },
}

/** The commands that every screen offers, in the order of the palette. */
export const commands: readonly Command[] = [
  { name: 'createInvoice', keys: ['n'], to: paths.invoiceCreate, makes: true },
  { name: 'newClient', keys: ['c'], to: paths.clientCreate, makes: true },
  { name: 'newItem', keys: ['i'], to: `${paths.items}?new`, makes: true },
  ...forerunnerKinds.map((kind) => ({
    ...ways[kind].create,
    to: kindPaths(kind).create,
    makes: true,
  })),
  { name: 'newSchedule', keys: ['r'], to: schedulePaths.create, makes: true },
  { name: 'dashboard', keys: ['g', 'd'], to: paths.dashboard },
  { name: 'invoices', keys: ['g', 'i'], to: paths.invoices },
  { name: 'drafts', keys: ['g', 'r'], to: paths.drafts },
  ...forerunnerKinds.map((kind) => ({ ...ways[kind].list, to: kindPaths(kind).list })),
  { name: 'schedules', keys: ['g', 'p'], to: paths.schedules },
  { name: 'clients', keys: ['g', 'c'], to: paths.clients },
  { name: 'items', keys: ['g', 't'], to: paths.items },
  { name: 'reports', keys: ['g', 'm'], to: paths.reports },
  { name: 'bank', keys: ['g', 'b'], to: reportPaths.bank },
  { name: 'gstr1', to: reportPaths.gstr1 },
  { name: 'gstr3b', to: reportPaths.gstr3b },
  { name: 'registers', to: reportPaths.registers },
  { name: 'statement', to: reportPaths.statements },
  { name: 'ageing', to: reportPaths.ageing },
  { name: 'revenue', to: reportPaths.revenue },
  { name: 'law', to: reportPaths.law },
  { name: 'import', to: reportPaths.import, makes: true },
  { name: 'export', to: paths.settingData },
  { name: 'businesses', to: paths.businesses },
  { name: 'settings', keys: ['g', 's'], to: paths.setting },
]

/**
 * Returns the commands that hold every typed word, in the person's language or in English; all when
 * nothing is typed.
 */
export function matchingCommands(text: string, labels: Words<typeof shell>['commands']) {
  const isSought = hasWords(text)
  return commands
    .map((command) => ({ ...command, label: labels[command.name] }))
    .filter(({ name, label }) => isSought(`${label} ${shell.commands[name]}`))
}
