import { product } from '../product.ts'
import { asLinksAreRead, foreignLink, isTwoSentences } from './foreign-links.ts'
import { topLevels } from './top-levels.ts'

/** Labels with dots, of which none is an initial: "evil.anything", not "S.K.Traders"; a title before it is none: "St.Mary". */
const wholeDomain =
  /^(?!(?:mr|mrs|ms|dr|er|sr|jr|smt|sri|shri|shree|sree|no|st|messrs)\.[^.]+$)(?:[a-z\d-]{2,}\.)+[a-z][a-z\d-]+$/i

/** The form of a company ends its name, at times without a space: "Rao.Pvt.Ltd." */
const withoutForm = (word: string) =>
  word.replace(/[.,;:!?)]+$/u, '').replace(/(?:\.(?:pvt|ltd|llp))+$/i, '')

/** Whether a word is a host name with a real top level; with two initials or more it is a person's name: "R.K.STUDIO". */
function isHost(word: string): boolean {
  const labels = word.toLowerCase().split('.')
  const [top = '', ...before] = labels.toReversed()
  return (
    before.length > 0 &&
    labels.every((label) => /^[\p{L}\p{N}\p{M}-]+$/u.test(label)) &&
    (topLevels.has(top) || top.startsWith('xn--')) &&
    (before.length === 1 || before.some((label) => label.length > 1))
  )
}

const isOfOneCase = (word: string) => [word.toLowerCase(), word.toUpperCase()].includes(word)

/** Whether a name looks like an address or a domain in the place where a mail program shows the sender. */
export function readsAsAddress(name: string): boolean {
  const read = asLinksAreRead(name).trim()
  const words = [...read.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }))
  return (
    read.includes('@') ||
    foreignLink(read) !== null ||
    words.some(({ word, index }) => {
      const bare = withoutForm(word)
      // Alone it is read as a host however it is written, among others only as hosts are.
      const isWritten = words.length === 1 || isOfOneCase(bare)
      const isDomain = (isWritten && isHost(bare)) || wholeDomain.test(bare)
      return isDomain && !isTwoSentences(bare, read, index)
    })
  )
}

/**
 * The sender's name in a mail: the address is the product's, which the mail server vouches for. A seller with a name like an
 * address or a domain is named in the mail alone.
 */
export const senderName = (sellerName: string) =>
  `${readsAsAddress(sellerName) ? 'A business' : sellerName} via ${product.name}`.trim()
