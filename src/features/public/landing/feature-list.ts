import {
  BellRing,
  ChartColumn,
  FilePlus2,
  type LucideIcon,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react'

interface Feature {
  key: 'invoices' | 'reports' | 'secure' | 'payments' | 'clients' | 'automation'
  icon: LucideIcon
}

export const features: readonly Feature[] = [
  { key: 'invoices', icon: FilePlus2 },
  { key: 'reports', icon: ChartColumn },
  { key: 'secure', icon: ShieldCheck },
  { key: 'payments', icon: Wallet },
  { key: 'clients', icon: Users },
  { key: 'automation', icon: BellRing },
]
