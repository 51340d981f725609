import { product } from '#domain/product.ts'
import type { SheetWords } from '#languages/document-catalogue.ts'

/** At the foot of each page: the product's name, and where its support is. */
export const footerOf = ({
  labels,
}: Pick<SheetWords, 'labels'>): [brand: string, support: string] => [
  `${product.name} · ${labels.tagline}`,
  product.supportEmail,
]
