import { interRegular } from './inter-regular.ts'
import { interSemiBold } from './inter-semibold.ts'
import { parseTypeface, type Typeface } from './typeface.ts'

let parsed: { normal: Typeface; bold: Typeface } | undefined

/** The two weights of the document, parsed once and shared: they hold nothing of any invoice. */
export function typefaces(): { normal: Typeface; bold: Typeface } {
  parsed ??= {
    normal: parseTypeface('Inter-Regular', interRegular),
    bold: parseTypeface('Inter-SemiBold', interSemiBold),
  }
  return parsed
}
