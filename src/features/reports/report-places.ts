import {
  ChartNoAxesColumn,
  FileCheck2,
  FileText,
  FileUp,
  Hourglass,
  Landmark,
  ReceiptIndianRupee,
  Table2,
} from 'lucide-react'
import { reportPaths } from '../../lib/report-paths.ts'
import type { Place } from '../../ui/layout/place-list.tsx'

/** In the order in which a month is closed. */
export const reportPlaces: readonly Place[] = [
  {
    label: 'GSTR-1',
    about: 'What you supplied, as the portal takes it, and what it would refuse',
    to: reportPaths.gstr1,
    icon: FileCheck2,
  },
  {
    label: 'GSTR-3B',
    about: 'The figures of 3.1 and 3.2 to copy from',
    to: reportPaths.gstr3b,
    icon: ReceiptIndianRupee,
  },
  {
    label: 'Registers',
    about: 'Invoices, payments, TDS and credit notes by days, for your accountant',
    to: reportPaths.registers,
    icon: Table2,
  },
  {
    label: 'Statements',
    about: 'The account of a client: documents, payments, balance; as a PDF, by mail, by link',
    to: reportPaths.statements,
    icon: FileText,
  },
  {
    label: 'Ageing',
    about: 'Who owes what, and since when',
    to: reportPaths.ageing,
    icon: Hourglass,
  },
  {
    label: 'Revenue',
    about: 'What you earned by client, by item and by month',
    to: reportPaths.revenue,
    icon: ChartNoAxesColumn,
  },
  {
    label: 'Bank file',
    about: 'Read a statement, match what came in to invoices, and record it',
    to: reportPaths.bank,
    icon: Landmark,
  },
  {
    label: 'Import',
    about: 'Clients, items and old invoices of another program',
    to: reportPaths.import,
    icon: FileUp,
  },
]
