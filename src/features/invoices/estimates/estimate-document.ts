import type { Estimate } from '#domain/document/estimate.ts'
import type { Deletable } from '../deletion/delete-dialog.tsx'

const nothing = { minor: 0, rupeesMinor: 0 }

/** In the form that a menu takes; before deleting, it is looked up who knows of the estimate. */
export const documentOf = ({
  formattedEstimateNumber,
  state,
  ...estimate
}: Estimate): Deletable => ({
  ...estimate,
  formattedInvoiceNumber: formattedEstimateNumber,
  status: state === 'cancelled' ? 'CANCELLED' : 'UNPAID',
  settled: nothing,
  credited: nothing,
  reach: null,
})
