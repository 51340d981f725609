import { topLevels } from './top-levels.ts'

/** The links that a text may contain. */
export type OwnLinks = {
  /** Texts allowed anywhere: the invoice's own link, its UPI link. */
  exact: string[]
  /** The seller's website, with the pages below it; null when there is none. */
  website: string | null
  /** The names of seller and client: one that looks like a domain ("Booking.com") may be named. */
  names: string[]
}

const nothing: OwnLinks = { exact: [], website: null, names: [] }

/** Abbreviations that stand before a name: "Dr.शर्मा" is no domain. */
const titles =
  'mr|mrs|ms|dr|er|sr|jr|smt|shri|no|rs|pvt|ltd|co|st|qty|amt|excl|incl|regd|adv|bal|dept|pls|approx'
const isTitle = new RegExp(`^(?:${titles})$`, 'i')

/**
 * Top levels that are also words of a sentence or abbreviations: "Section.is" and "received.Now"
 * lack a space; "Main.St", "Delhi.Ph".
 */
const shortWords = new Set(
  'to im is at it so my be by do as la ma pa no id mt st am pm hr kg km cm mm gm sc ps ph'.split(
    ' ',
  ),
)
/** Before a short one: "Ref.no", "email.id", "sq.mt", "12.kg", "m.sc". */
const isCounted =
  /^(?:[a-z]|\d+|sq|cu|ref|inv|invoice|bill|order|sl|tel|mob|ph|phone|acc|cheque|challan|batch|e?mail|user|gst|upi)$/i
const longWords = new Set(
  (
    'you now how here like one new free call contact pay today best see read open post save show select fast final got love ' +
    'plus office case team company credit cash delivery tax sale services date day data email phone life world ltd limited ' +
    'inc llc gmbh tel'
  ).split(' '),
)

/** A sentence ends before the dot and the next one goes on after it: "Work done.so pay", not "Pay at done.so". */
const lacksSpace =
  /^(?:done|paid|sent|made|received|delivered|completed|finished|attached|enclosed|noted|agreed|approved|confirmed)\.(?:so|it|is|as|do|be)$/i
const leadsOn =
  /(?:^|[\s:(])(?:at|on|to|via|by|visit|open|see|use|from|through|with|link|site)[\s:]+$/i

/** Whether a word with a dot, at this place in a text, is the end of one sentence and the beginning of the next. */
export const isTwoSentences = (word: string, text: string, at: number) =>
  lacksSpace.test(word) &&
  /^\s+\p{Ll}/u.test(text.slice(at + word.length)) &&
  !leadsOn.test(text.slice(Math.max(0, at - 20), at))

/** Signs above and below letters are of the word in the scripts of India. */
const sign = String.raw`[\p{L}\p{N}\p{M}]`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*${sign})?`
/**
 * A name begins here and not inside another, so that a long text is read once. The look-behind runs
 * at first letters only.
 */
const begin = String.raw`(?=[\p{L}\p{N}])(?<!${sign}-*|${sign}\.)`
/** A name ends here: a trailing hyphen or "@" does not belong to it. */
const end = String.raw`(?!${sign}|[@-]+[\p{L}\p{N}]|\.[\p{L}\p{N}])`
const rest = String.raw`[^\s<>"'()\[\]{}|\\^\x60]*`
/** Follows a host: a port, a query or a place on the page. */
const port = String.raw`:\d{1,5}(?![\p{L}\p{N}])`
const question = String.raw`[?#][\p{L}\p{N}%=&_]`
/**
 * In order: a scheme; an email address, which is no link; "www."; a domain with a path or a port; a
 * bare domain, if `isDomain`; one with a non-Latin top level; an IP address with a port or a path,
 * also in short form. Prices, dates and clauses do not match.
 */
const links = [
  String.raw`[a-z][a-z\d+.-]{0,30}:\/\/${rest}`,
  String.raw`(?<address>(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+(?![\p{L}\p{N}/@-]|\.[\p{L}\p{N}]|:\d|[?#][\p{L}\p{N}]))`,
  String.raw`${begin}www\.[\p{L}\p{N}]${rest}`,
  String.raw`${begin}(?:${label}\.)+\p{L}[\p{L}\p{N}\p{M}-]+(?::\d+)?\/${rest}`,
  String.raw`${begin}(?!(?:${titles})\.)(?:${label}\.)*[\p{L}\p{N}]${sign}+(?:-+${sign}+)*\.(?!(?:nos?|ph|tel|ext|qty|inr|total)[:?#])\p{L}[\p{L}\p{N}\p{M}-]+(?:${port}|${question})${rest}`,
  // Latin letters before a dot, others behind it: no sentence ends so, and a domain may.
  String.raw`${begin}(?!(?:${titles})\.)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?![a-z\d])\p{L}[\p{L}\p{M}]+${end}`,
  String.raw`(?<host>${begin}(?:${label}\.)+\p{L}(?:[\p{L}\p{N}\p{M}-]*${sign})?${end})`,
  String.raw`${begin}\d{1,3}(?:\.\d{1,3}){3}(?:${port}|\/|${question})${rest}`,
  String.raw`${begin}(?:127\.1|\d{1,3}\.\d{5,8}|(?!(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d\d|\d{4})\/)\d{1,3}\.\d{1,3}\.\d{1,5})\/(?!\d+\.\d)${rest}`,
].join('|')
const anyLink = () => new RegExp(links, 'giu')

const isTitleCase = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word)

/** Whether a bare name with dots is a link: decided by its top level, except for initials, titles and sentences that lack a space. */
function isDomain(host: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  const before = labels.at(-2) ?? ''
  const small = top.toLowerCase()
  if (small.startsWith('xn--')) return true
  if (!topLevels.has(small)) return false
  if (/^[A-Z]$/.test(before) || ((labels.length === 2 || small === 'ltd') && isTitle.test(before)))
    return false
  // Lists have numbers: "1.Design".
  if (labels.length === 2 && /^\d{1,2}$/.test(before)) return false
  if (shortWords.has(small) && isCounted.test(before)) return false
  if (labels.length > 2 || !/^[a-z]+$/i.test(before)) return true
  if (shortWords.has(small)) return !isTitleCase(before) && !isTitleCase(top)
  return !(longWords.has(small) && isTitleCase(top))
}

/**
 * Normalises as mail programs and IDNA (UTS 46) do, so that no invisible character or other shape
 * of a letter or dot hides a link.
 */
export const asLinksAreRead = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[⁄∕⧸╱]/gu, '/')
    .replace(/[∶꞉]/gu, ':')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')

const withoutEnd = (link: string) => link.replace(/[.,;:!?»”]+$/u, '')

type Match = { address?: string; host?: string }

/** `at` is the match's position in the text. */
const isLink = ({ address, host }: Match, text: string, at: number) =>
  address === undefined &&
  (host === undefined || (isDomain(host) && !isTwoSentences(host, text, at)))

function found(text: string): string[] {
  const read = asLinksAreRead(text)
  return [...read.matchAll(anyLink())]
    .filter(({ groups, index }) => isLink(groups ?? {}, read, index))
    .map(([link]) => withoutEnd(link))
}

const bare = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

function isBelow(website: string | null, link: string): boolean {
  if (website === null) return false
  const own = bare(asLinksAreRead(website))
  return bare(link) === own || ['/', '?', '#'].some((next) => bare(link).startsWith(own + next))
}

/** Returns whether a link is a host name only, which may be two words that lack a space. */
export const isBareHost = (link: string) => !/[/:?#]|^www\./i.test(link)

/** Returns the first link of a text that is neither the invoice's nor the seller's own; null when there is none. */
export function foreignLink(text: string, own: OwnLinks = nothing): string | null {
  const others = own.exact.reduce((left, link) => left.replaceAll(link, ' '), text)
  const named = own.names.flatMap(found).map((name) => name.toLowerCase())
  const isOwn = (link: string) =>
    isBelow(own.website, link) || (isBareHost(link) && named.includes(link.toLowerCase()))
  return found(others).find((link) => !isOwn(link)) ?? null
}

/** Replaces everything in a text that a mail program would turn into a link by `instead`. */
export function withoutLinks(text: string, instead: string): string {
  if (found(text).length === 0) return text
  const read = asLinksAreRead(text)
  return read.replace(
    anyLink(),
    (link: string, address: string | undefined, host: string | undefined, at: number) =>
      isLink({ ...(address && { address }), ...(host && { host }) }, read, at)
        ? instead + link.slice(withoutEnd(link).length)
        : link,
  )
}
