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
import { paths } from '../../lib/paths.ts'

export interface NavItem {
  /** In the sidebar, and in the bottom bar of phones. */
  label: string
  shortLabel: string
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
    label: 'Dashboard',
    shortLabel: 'Home',
    to: paths.dashboard,
    icon: LayoutGrid,
    isActive: under(paths.dashboard),
  },
  {
    label: 'Invoices',
    shortLabel: 'Invoices',
    to: paths.invoices,
    icon: FileText,
    // A single invoice lives at /invoice/{id} and belongs to the list.
    isActive: (pathname) =>
      under(paths.invoices)(pathname) ||
      under(paths.schedules)(pathname) ||
      (under('/invoice')(pathname) && pathname !== paths.invoiceCreate),
  },
  {
    label: 'Estimates',
    shortLabel: 'Estimates',
    to: paths.estimates,
    icon: Handshake,
    isActive: ofEstimates,
    only: 'sidebar',
  },
  {
    label: 'Create Invoice',
    shortLabel: 'Create',
    to: paths.invoiceCreate,
    icon: FilePlus2,
    isActive: under(paths.invoiceCreate),
  },
  {
    label: 'Clients',
    shortLabel: 'Clients',
    to: paths.clients,
    icon: Users,
    isActive: (pathname) => under(paths.clients)(pathname) || under('/client')(pathname),
  },
  {
    label: 'Items',
    shortLabel: 'Items',
    to: paths.items,
    icon: Package,
    isActive: under(paths.items),
    only: 'sidebar',
  },
  {
    label: 'Reports',
    shortLabel: 'Reports',
    to: paths.reports,
    icon: ChartNoAxesCombined,
    isActive: under(paths.reports),
    only: 'sidebar',
  },
  {
    label: 'More',
    shortLabel: 'More',
    to: paths.more,
    icon: Ellipsis,
    isActive: (pathname) =>
      [paths.more, paths.items, paths.reports].some((it) => under(it)(pathname)),
    only: 'bar',
  },
  {
    label: 'Setting',
    shortLabel: 'Settings',
    to: paths.setting,
    icon: Settings,
    isActive: under(paths.setting),
  },
]
