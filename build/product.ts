import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  isRealEmail,
  productDefine,
  productName,
  renamed,
  renamedMarkup,
} from '../hosting/product.ts'

type Env = Record<string, string | undefined>

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
