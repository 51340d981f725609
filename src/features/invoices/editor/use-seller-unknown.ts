import { useBusiness } from '#src/data/business.ts'

/** Whether the seller could not be loaded: nobody can tell then whether there is one, and which tax they take. */
export function useSellerUnknown(): boolean {
  const { data, error } = useBusiness()
  return data === undefined && error !== undefined
}
