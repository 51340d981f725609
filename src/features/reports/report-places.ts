import {
  ChartNoAxesColumn,
  FileCheck2,
  FileCode2,
  FileText,
  FileUp,
  Globe,
  Hourglass,
  Landmark,
  ReceiptIndianRupee,
  Scale,
  ScrollText,
  Table2,
} from 'lucide-react'
import type { reportList } from '#languages/en/screens/report-list.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import type { Place } from '../../ui/layout/rows/place-list.tsx'

export type ReportName = keyof (typeof reportList)['places']

interface ReportGroup {
  name: keyof (typeof reportList)['groups']
  /** `writes`: it changes the books, which an accountant does not. */
  places: readonly (Pick<Place, 'to' | 'icon'> & { name: ReportName; writes?: true })[]
}

/** Tax for the portal, the books for the accountant, and the money for oneself: four of each, in two columns. */
export const reportGroups: readonly ReportGroup[] = [
  {
    name: 'tax',
    places: [
      { name: 'gstr1', to: reportPaths.gstr1, icon: FileCheck2 },
      { name: 'gstr3b', to: reportPaths.gstr3b, icon: ReceiptIndianRupee },
      { name: 'tds', to: reportPaths.tds, icon: ScrollText },
      { name: 'law', to: reportPaths.law, icon: Scale },
    ],
  },
  {
    name: 'books',
    places: [
      { name: 'registers', to: reportPaths.registers, icon: Table2 },
      { name: 'revenue', to: reportPaths.revenue, icon: ChartNoAxesColumn },
      { name: 'tally', to: reportPaths.tally, icon: FileCode2 },
      { name: 'import', to: reportPaths.import, icon: FileUp, writes: true },
    ],
  },
  {
    name: 'money',
    places: [
      { name: 'ageing', to: reportPaths.ageing, icon: Hourglass },
      { name: 'statements', to: reportPaths.statements, icon: FileText },
      { name: 'bank', to: reportPaths.bank, icon: Landmark, writes: true },
      { name: 'exports', to: reportPaths.exports, icon: Globe },
    ],
  },
]
