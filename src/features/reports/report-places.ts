import { FileUp } from 'lucide-react'
import { reportPaths } from '../../lib/report-paths.ts'
import type { Place } from '../../ui/layout/place-list.tsx'

/** In the order in which a month is closed. */
export const reportPlaces: readonly Place[] = [
  {
    label: 'Import',
    about: 'Clients, items and old invoices of another program',
    to: reportPaths.import,
    icon: FileUp,
  },
]
