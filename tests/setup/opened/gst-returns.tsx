import { ReportScreens } from '#src/features/reports/report-screens.tsx'
import { gstReturnRow } from '../../factories/rows/gst-return-rows.ts'
import { type DataApiOptions, dataApi } from '../../msw/data-api.ts'
import { openAt } from '../screens/render.tsx'

export const october = '/reports/gstr1?period=102026&filing=monthly'

export function open(path: string, options: DataApiOptions = {}) {
  const api = dataApi({ gstReturn: gstReturnRow(), ...options })
  return { ...api, ...openAt(path, [{ path: '/reports/*', element: <ReportScreens /> }]) }
}
