import { useMemo } from 'react'
import { useBusiness } from '../../../../data/business.ts'

/** What the rows of a seller say of tax, by their registration. */
export function useSellerTax() {
  const { data: business } = useBusiness()
  const registration = business?.gstRegistration ?? 'none'
  const defaultHsnSac = business?.defaultHsnSac ?? ''
  const defaultGstRate = business?.defaultGstRate ?? null
  const aboveFiveCrore = business?.aboveFiveCrore ?? false
  return useMemo(
    () => ({
      /** A code is printed by everybody with GST, also by a composition dealer … */
      hsn: registration !== 'none',
      /** … who takes no tax. */
      rates: registration === 'regular',
      defaultHsnSac,
      /** In hundredths of a per cent. */
      defaultGstRate,
      aboveFiveCrore,
    }),
    [registration, defaultHsnSac, defaultGstRate, aboveFiveCrore],
  )
}

export type SellerTax = ReturnType<typeof useSellerTax>
