import { product } from './product.ts'

/** How a mail names its sender: the address is the product's, which the mail server vouches for. */
export const senderName = (sellerName: string) => `${sellerName} via ${product.name}`.trim()
