import { money } from '#languages/hi/names/money.ts'
import { nameOf } from '#languages/name-of.ts'

/** How it was paid; what the product does not offer is the owner's own. */
export const methodOf = (text: string): string => nameOf(money.methods, text)
