import type { ClaimWords } from '#domain/language/page-words.ts'

export const englishClaim: ClaimWords = {
  tell: (seller) => `Tell ${seller} that you paid`,
  amountIn: (sign) => `Amount (${sign})`,
}
