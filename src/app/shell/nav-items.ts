import {
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
  /** In the sidebar alone: the bar of a phone has six places. A tab of the invoices leads there. */
  sidebarOnly?: true
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
    sidebarOnly: true,
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
  },
  {
    label: 'Setting',
    shortLabel: 'Settings',
    to: paths.setting,
    icon: Settings,
    isActive: under(paths.setting),
  },
]
