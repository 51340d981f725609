import { useMemo } from 'react'
import { useBusiness } from '#src/data/business.ts'
import { useTaxed } from '../typed-sums.tsx'

/** Returns the tax columns of a seller's rows, by their registration and the kind of document. */
export function useSellerTax() {
  const { data: business } = useBusiness()
  const taxed = useTaxed()
  const registration = business?.gstRegistration ?? 'none'
  const defaultHsnSac = business?.defaultHsnSac ?? ''
  const defaultGstRate = business?.defaultGstRate ?? null
  const aboveFiveCrore = business?.aboveFiveCrore ?? false
  return useMemo(
    () => ({
      /** A code is printed by everybody with GST, also by a composition dealer … */
      hsn: registration !== 'none',
      /** … who takes no tax; nor does a document that bears none. */
      rates: registration === 'regular' && taxed,
      defaultHsnSac,
      /** In hundredths of a per cent. */
      defaultGstRate,
      aboveFiveCrore,
    }),
    [registration, taxed, defaultHsnSac, defaultGstRate, aboveFiveCrore],
  )
}

export type SellerTax = ReturnType<typeof useSellerTax>
