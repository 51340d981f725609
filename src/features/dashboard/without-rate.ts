/** Says of invoices whose rupees nobody knows that they are left out. */
export const withoutRate = (count: number) =>
  `${count.toLocaleString('en-IN')} without an exchange rate: in no sum`
