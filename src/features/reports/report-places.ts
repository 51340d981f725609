import { ChartNoAxesColumn, FileText, Hourglass, Table2 } from 'lucide-react'
import { reportPaths } from '../../lib/report-paths.ts'
import type { Place } from '../../ui/layout/place-list.tsx'

/** In the order in which a month is closed. */
export const reportPlaces: readonly Place[] = [
  {
    label: 'Registers',
    about: 'Invoices, payments, TDS and credit notes by days, for your accountant',
    to: reportPaths.registers,
    icon: Table2,
  },
  {
    label: 'Statements',
    about: 'The account of a client: documents, payments, balance; as a PDF',
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
]
