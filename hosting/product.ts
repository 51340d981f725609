import * as v from 'valibot'
import { toPrintable } from '#domain/characters/printable.ts'
import { sample } from '#domain/product.ts'
import { email } from '#domain/text.ts'

type Named = { productName: string; supportEmail: string }

/** Fit for a mail's header, for a page and for the PDF's font. */
export const isProductName = (name: string) =>
  /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d .&’-]{0,28}[\p{Script=Latin}\d.])?$/u.test(name) &&
  toPrintable(name) === name

/** No address under .example reaches anybody. */
export const isRealEmail = (address: string) =>
  v.is(email, address) && !address.endsWith('.example')

export const productName = (given: string | undefined) => given || sample.name

/** Build-time values for the declaration in `domain/product.ts`. */
export const productDefine = ({ productName: name, supportEmail }: Named) => ({
  BAHI_PRODUCT: JSON.stringify({ name, supportEmail }),
})

/** A text in which the sample's name stands, with the product's. */
export const renamed = (text: string, name: string) =>
  text.replaceAll(new RegExp(`\\b${sample.name}\\b`, 'g'), () => name)

export const renamedMarkup = (markup: string, name: string) =>
  renamed(markup, name.replaceAll('&', '&amp;'))
