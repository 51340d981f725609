import { paths } from '../../../lib/paths.ts'
import { reportPaths } from '../../../lib/report-paths.ts'
import { schedulePaths } from '../../../lib/schedule-paths.ts'

export interface Command {
  label: string
  /** The keys that do the same from anywhere but a field, one after the other. */
  keys: readonly string[]
  to: string
}

/** What can be done from every screen; the order is that of the palette. */
export const commands: readonly Command[] = [
  { label: 'Create invoice', keys: ['n'], to: paths.invoiceCreate },
  { label: 'New client', keys: ['c'], to: paths.clientCreate },
  { label: 'New item', keys: ['i'], to: `${paths.items}?new` },
  { label: 'Create estimate', keys: ['e'], to: paths.estimateCreate },
  { label: 'New recurring invoice', keys: ['r'], to: schedulePaths.create },
  { label: 'Go to dashboard', keys: ['g', 'd'], to: paths.dashboard },
  { label: 'Go to invoices', keys: ['g', 'i'], to: paths.invoices },
  { label: 'Go to drafts', keys: ['g', 'r'], to: paths.drafts },
  { label: 'Go to estimates', keys: ['g', 'e'], to: paths.estimates },
  { label: 'Go to recurring invoices', keys: ['g', 'p'], to: paths.schedules },
  { label: 'Go to clients', keys: ['g', 'c'], to: paths.clients },
  { label: 'Go to items', keys: ['g', 't'], to: paths.items },
  { label: 'Go to reports', keys: ['g', 'm'], to: paths.reports },
  { label: 'Go to the bank file', keys: ['g', 'b'], to: reportPaths.bank },
  { label: 'Go to settings', keys: ['g', 's'], to: paths.setting },
]

/** Those of which each word typed is a part; all when nothing is typed. */
export function matchingCommands(text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
