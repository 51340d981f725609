import {
  ChartNoAxesCombined,
  Ellipsis,
  FilePlus2,
  FileText,
  LayoutGrid,
  type LucideIcon,
  Package,
  Repeat,
  Settings,
  Users,
} from 'lucide-react'
import * as v from 'valibot'
import { type ForerunnerKind, forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import type { shell } from '#languages/en/screens/shell.ts'
import { kindIcons } from '../../lib/kind-icons.ts'
import { kindPaths } from '../../lib/kind-paths.ts'
import { paths } from '../../lib/paths/paths.ts'

type Way = keyof (typeof shell)['ways']

export interface NavItem {
  /** Its words in the sidebar, and in the bottom bar of phones. */
  label: Way
  shortLabel: Way
  to: string
  icon: LucideIcon
  isActive: (place: Place) => boolean
  /** Whether it leads to making something, which an accountant does not. */
  makes?: boolean
  /** Where it stands when it is not in both: the bar of a phone has five places, the last but one leads to the rest. */
  only?: 'sidebar' | 'bar'
}

/** The address, with the state that a link passed to it. */
export type Place = { pathname: string; state: unknown }

const under =
  (path: string) =>
  ({ pathname }: Pick<Place, 'pathname'>) =>
    pathname === path || pathname.startsWith(`${path}/`)

const ofKind = v.object({ kind: v.picklist(forerunnerKinds) })

/** A draft has the address of all drafts, so the link that leads there passes its kind. */
const isOf = (kind: ForerunnerKind) => (place: Place) => {
  const said = v.safeParse(ofKind, place.state)
  return (
    under(kindPaths(kind).list)(place) ||
    under(`/${kinds[kind].path}`)(place) ||
    (under('/invoice/draft')(place) && said.success && said.output.kind === kind)
  )
}

const ofForerunners = (place: Place) => forerunnerKinds.some((kind) => isOf(kind)(place))

/**
 * Estimates and the like, and what recurs, have an entry beside the invoices in the sidebar, and on a
 * phone one among them.
 */
export const amongInvoices = (place: Place) => ofForerunners(place) || under(paths.schedules)(place)

const ofClients = (place: Place) => under(paths.clients)(place) || under('/client')(place)

export const navItems: readonly NavItem[] = [
  {
    label: 'dashboard',
    shortLabel: 'home',
    to: paths.dashboard,
    icon: LayoutGrid,
    isActive: under(paths.dashboard),
  },
  {
    label: 'invoices',
    shortLabel: 'invoices',
    to: paths.invoices,
    icon: FileText,
    // A single invoice lives at /invoice/{id} and belongs to the list.
    isActive: (place) =>
      under(paths.invoices)(place) ||
      (under('/invoice')(place) && place.pathname !== paths.invoiceCreate && !ofForerunners(place)),
  },
  ...forerunnerKinds.map(
    (kind): NavItem => ({
      label: kinds[kind].list,
      shortLabel: kinds[kind].list,
      to: kindPaths(kind).list,
      icon: kindIcons[kind],
      isActive: isOf(kind),
      only: 'sidebar',
    }),
  ),
  {
    label: 'recurring',
    shortLabel: 'recurring',
    to: paths.schedules,
    icon: Repeat,
    isActive: under(paths.schedules),
    only: 'sidebar',
  },
  {
    label: 'createInvoice',
    shortLabel: 'create',
    to: paths.invoiceCreate,
    icon: FilePlus2,
    makes: true,
    isActive: under(paths.invoiceCreate),
  },
  {
    label: 'clients',
    shortLabel: 'clients',
    to: paths.clients,
    icon: Users,
    isActive: ofClients,
    only: 'sidebar',
  },
  {
    label: 'items',
    shortLabel: 'items',
    to: paths.items,
    icon: Package,
    isActive: under(paths.items),
    only: 'sidebar',
  },
  {
    label: 'reports',
    shortLabel: 'reports',
    to: paths.reports,
    icon: ChartNoAxesCombined,
    isActive: under(paths.reports),
    only: 'sidebar',
  },
  {
    label: 'more',
    shortLabel: 'more',
    to: paths.more,
    icon: Ellipsis,
    isActive: (place) =>
      ofClients(place) || [paths.more, paths.items, paths.reports].some((it) => under(it)(place)),
    only: 'bar',
  },
  {
    label: 'setting',
    shortLabel: 'settings',
    to: paths.setting,
    icon: Settings,
    isActive: (place) => under(paths.setting)(place) || under(paths.businesses)(place),
  },
]
