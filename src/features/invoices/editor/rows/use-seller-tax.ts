import { useBusiness } from '../../../../data/business.ts'

/** What the rows of a seller say of tax, by their registration. */
export function useSellerTax() {
  const { data: business } = useBusiness()
  const registration = business?.gstRegistration ?? 'none'
  return {
    /** A code is printed by everybody with GST, also by a composition dealer … */
    hsn: registration !== 'none',
    /** … who takes no tax. */
    rates: registration === 'regular',
    defaultHsnSac: business?.defaultHsnSac ?? '',
    /** In hundredths of a per cent. */
    defaultGstRate: business?.defaultGstRate ?? null,
  }
}

export type SellerTax = ReturnType<typeof useSellerTax>
