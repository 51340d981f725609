import { Landmark } from 'lucide-react'
import { reportPaths } from '../../lib/report-paths.ts'
import type { Place } from '../../ui/layout/place-list.tsx'

/** In the order in which a month is closed. */
export const reportPlaces: readonly Place[] = [
  {
    label: 'Bank file',
    about: 'Read a statement, match what came in to invoices, and record it',
    to: reportPaths.bank,
    icon: Landmark,
  },
]
