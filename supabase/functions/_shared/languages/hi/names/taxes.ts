import type { taxes as english } from '#languages/en/names/taxes.ts'
import type { Words } from '#languages/words.ts'

export const taxes: Words<typeof english> = {
  untaxed: { nil: 'निल', exempt: 'टैक्स से छूट', non_gst: 'GST से बाहर' },
}
