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
  title: string
  icon: LucideIcon
  text: string
}

export const features: readonly Feature[] = [
  {
    title: 'Smart invoice creation',
    icon: FilePlus2,
    text: 'Client, items, due date: done. The number, the total and the amount in words come by themselves, and the PDF is one press away. With GST, in rupees or seven other currencies.',
  },
  {
    title: 'Analytics and reports',
    icon: ChartColumn,
    text: 'Revenue and what is paid and unpaid, by month or by day, with a chart of the months behind you.',
  },
  {
    title: 'Secure and compliant',
    icon: ShieldCheck,
    text: 'The database itself keeps every row to its owner. An issued invoice cannot be altered, and a deleted one is cancelled rather than erased, so the records stay complete.',
  },
  {
    title: 'Payment tracking',
    icon: Wallet,
    text: 'Your client opens a link without an account, pays by a UPI code for the exact balance, and says so. You confirm, in part or in full, TDS included.',
  },
  {
    title: 'Client management',
    icon: Users,
    text: 'Each client with their details, their invoices and what they still owe, in one place.',
  },
  {
    title: 'Automation tools',
    icon: BellRing,
    text: 'Your client is reminded before and after the due date, on the days you choose, with the link and the PDF. You hear by email when they say they have paid.',
  },
]
