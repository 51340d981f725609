/** What to do while the support address is the sample, or nothing: no address under .example reaches anybody. */
export function supportTask(address: string): string[] {
  if (!address.endsWith('.example')) return []
  return [
    `${address} is a sample that reaches nobody, and every PDF and link your clients get carries it. Put your own address at supportEmail in supabase/functions/_shared/domain/product.ts.`,
  ]
}
