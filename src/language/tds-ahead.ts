import { formatMoney } from '#domain/money.ts'
import type { TdsAhead } from '#domain/tds/threshold.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { useWords } from './words.ts'

/** Says where the year stands beside the limit up to which a client deducts nothing, and what follows of the next payment. */
export function useTdsAheadText() {
  const { ahead: words } = useWords(tdsCredit)
  return ({ passes, limitMinor, paidMinor, earlierMinor, dueMinor, isOnAll }: TdsAhead): string => {
    const paid = formatMoney(paidMinor)
    if (!limitMinor) return words.noLimit({ paid })
    const limit = formatMoney(limitMinor)
    if (passes && earlierMinor > 0 && dueMinor !== null) {
      const earlier = formatMoney(earlierMinor)
      return words.passes({ limit, earlier, tax: formatMoney(dueMinor) })
    }
    if (paidMinor <= limitMinor) return words.below({ paid, limit })
    return isOnAll ? words.above({ paid, limit }) : words.noLimit({ paid })
  }
}
