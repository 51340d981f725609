import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { toPrintable } from '#domain/printable.ts'
import { sample } from '#domain/product.ts'
import { email } from '#domain/text.ts'

type Env = Record<string, string | undefined>
type Named = { productName: string; supportEmail: string }

/** Fit for a mail's header, for a page and for the PDF's font. */
export const isProductName = (name: string) =>
  /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d .&’-]{0,28}[\p{Script=Latin}\d.])?$/u.test(name) &&
  toPrintable(name) === name

/** No address under .example reaches anybody. */
export const isRealEmail = (address: string) =>
  v.is(email, address) && !address.endsWith('.example')

export const productName = (given: string | undefined) => given || sample.name

/** What a bundler puts in for what `domain/product.ts` declares. */
export const productDefine = ({ productName: name, supportEmail }: Named) => ({
  BAHI_PRODUCT: JSON.stringify({ name, supportEmail }),
})

/** A text in which the sample's name stands, with the product's. */
export const renamed = (text: string, name: string) =>
  text.replaceAll(new RegExp(`\\b${sample.name}\\b`, 'g'), () => name)

export const renamedMarkup = (markup: string, name: string) =>
  renamed(markup, name.replaceAll('&', '&amp;'))

/** Files of public/ that say the name. */
const publicFiles = { 'site.webmanifest': renamed, 'favicon.svg': renamedMarkup }

/** The app under the name and the address of its host: in its code, its pages and its manifest. */
export function hostedProduct(env: Env): Plugin {
  const { BAHI_SUPPORT_EMAIL: supportEmail = '' } = env
  if (!isRealEmail(supportEmail)) {
    throw new Error('Set BAHI_SUPPORT_EMAIL to your address for questions. See .env.example.')
  }
  const name = productName(env.BAHI_PRODUCT_NAME)
  let publicDir = ''
  return {
    name: 'bahi-product',
    config: () => ({ define: productDefine({ productName: name, supportEmail }) }),
    configResolved(config) {
      publicDir = config.publicDir
    },
    transformIndexHtml: (html) => renamedMarkup(html, name),
    generateBundle() {
      for (const [fileName, rename] of Object.entries(publicFiles)) {
        const source = rename(readFileSync(join(publicDir, fileName), 'utf8'), name)
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
