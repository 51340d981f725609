/** Amounts on screens. */
export const amounts = {
  area: 'amounts',
  /** Money and TDS that settle an invoice together. */
  both: (amount: string, tds: string) => `${amount} and ${tds}`,
  /** Shown to an owner beside dollars without a known rate. */
  unrated: 'exchange rate not set',
  inCurrency: (label: string, sign: string) => `${label} in ${sign}`,
} as const
