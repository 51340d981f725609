import { product } from '#domain/product.ts'

export function SupportMail() {
  return <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
}
