import type { settledWords } from '#domain/payment/payment.ts'
import type { amountLabelWords } from '#src/lib/amount-label.ts'
import type { amountWords } from '#src/lib/amount-texts.ts'
import type { Words } from '../../areas.ts'

export const settledInHindi: Words<typeof settledWords> = {
  both: (amount, tds) => `${amount} और ${tds}`,
}

export const amountsInHindi: Words<typeof amountWords> = {
  unrated: 'विनिमय दर नहीं डाली',
}

export const amountLabelsInHindi: Words<typeof amountLabelWords> = {
  inCurrency: (label, sign) => `${label} (${sign} में)`,
}
