/** "1 client", "1,200 clients": the noun is given in the plural. */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? noun.replace(/s$/, '') : noun}`
