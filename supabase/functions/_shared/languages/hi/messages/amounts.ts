import type { amounts as English } from '#languages/en/messages/amounts.ts'
import type { Words } from '#languages/words.ts'

export const amounts: Words<typeof English> = {
  both: (amount, tds) => `${amount} और ${tds}`,
  unrated: 'विनिमय दर नहीं डाली',
  inCurrency: (label, sign) => `${label} (${sign} में)`,
}
