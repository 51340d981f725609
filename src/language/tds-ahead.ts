import type { PlainDate } from '#domain/dates.ts'
import { tdsWithoutGst } from '#domain/law/entries/tds.ts'
import { rulesOn } from '#domain/law/evaluate.ts'
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

/** Says what the sums of a day go by, and that it is not sure where the law does not say so. */
export function useTdsCheck() {
  const { ahead: words } = useWords(tdsCredit)
  return (day: PlainDate): string =>
    rulesOn(tdsWithoutGst, day).length > 0 ? words.check : words.checkPractice
}
