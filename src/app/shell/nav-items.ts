import {
  ChartNoAxesCombined,
  Ellipsis,
  FilePlus2,
  FileText,
  Handshake,
  LayoutGrid,
  type LucideIcon,
  Package,
  Settings,
  Users,
} from 'lucide-react'
import type { shell } from '../../language/english/shell.ts'
import { paths } from '../../lib/paths.ts'

type Way = keyof (typeof shell)['ways']

export interface NavItem {
  /** Its words in the sidebar, and in the bottom bar of phones. */
  label: Way
  shortLabel: Way
  to: string
  icon: LucideIcon
  isActive: (pathname: string) => boolean
  /** Where it stands when it is not in both: the bar of a phone has six places, the last but one leads to the rest. */
  only?: 'sidebar' | 'bar'
}

const under = (path: string) => (pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

export const ofEstimates = (pathname: string) =>
  under(paths.estimates)(pathname) || under('/estimate')(pathname)

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
    isActive: (pathname) =>
      under(paths.invoices)(pathname) ||
      under(paths.schedules)(pathname) ||
      (under('/invoice')(pathname) && pathname !== paths.invoiceCreate),
  },
  {
    label: 'estimates',
    shortLabel: 'estimates',
    to: paths.estimates,
    icon: Handshake,
    isActive: ofEstimates,
    only: 'sidebar',
  },
  {
    label: 'createInvoice',
    shortLabel: 'create',
    to: paths.invoiceCreate,
    icon: FilePlus2,
    isActive: under(paths.invoiceCreate),
  },
  {
    label: 'clients',
    shortLabel: 'clients',
    to: paths.clients,
    icon: Users,
    isActive: (pathname) => under(paths.clients)(pathname) || under('/client')(pathname),
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
    isActive: (pathname) =>
      [paths.more, paths.items, paths.reports].some((it) => under(it)(pathname)),
    only: 'bar',
  },
  {
    label: 'setting',
    shortLabel: 'settings',
    to: paths.setting,
    icon: Settings,
    isActive: under(paths.setting),
  },
]
