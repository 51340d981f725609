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
import type { reportList } from '#languages/en/screens/report-list.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import type { Place } from '../../ui/layout/place-list.tsx'

interface ReportPlace extends Pick<Place, 'to' | 'icon'> {
  name: keyof (typeof reportList)['places']
}

/** In the order of the steps that close a month. */
export const reportPlaces: readonly ReportPlace[] = [
  {
    name: 'gstr1',
    to: reportPaths.gstr1,
    icon: FileCheck2,
  },
  {
    name: 'gstr3b',
    to: reportPaths.gstr3b,
    icon: ReceiptIndianRupee,
  },
  {
    name: 'registers',
    to: reportPaths.registers,
    icon: Table2,
  },
  {
    name: 'statements',
    to: reportPaths.statements,
    icon: FileText,
  },
  {
    name: 'ageing',
    to: reportPaths.ageing,
    icon: Hourglass,
  },
  {
    name: 'revenue',
    to: reportPaths.revenue,
    icon: ChartNoAxesColumn,
  },
  {
    name: 'bank',
    to: reportPaths.bank,
    icon: Landmark,
  },
  {
    name: 'import',
    to: reportPaths.import,
    icon: FileUp,
  },
]
