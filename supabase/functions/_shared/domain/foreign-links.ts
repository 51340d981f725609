/** What of a text may stand in it as a link. */
export type OwnLinks = {
  /** Texts that may stand wherever they like: the invoice's own link, its UPI link. */
  exact: string[]
  /** The seller's own; pages below it, too. Null: none. */
  website: string | null
  /** Of seller and client: one that is called like a domain ("Booking.com") may be named. */
  names: string[]
}

const nothing: OwnLinks = { exact: [], website: null, names: [] }

/** Top levels whose bare domains mail programs make links of; those that are English words ("it", "so") are not here. */
const topLevels =
  'com|net|org|in|co|io|ai|me|info|biz|xyz|online|site|website|store|shop|top|club|app|dev|page|link|click|live|pro|icu|' +
  'vip|bid|win|loan|work|tech|space|fun|cloud|finance|money|bank|support|help|us|uk|eu|ca|au|de|fr|nl|ru|cn|hk|sg|ae|' +
  'pk|bd|lk|np|su|cc|tv|ws|ly|gl|gd|gg|tk|ml|ga|cf|gq'

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`
/** Where a name can begin: not within one, so that a long text is read once. Looked back for at its first letter alone. */
const begin = String.raw`(?=[\p{L}\p{N}])(?<![\p{L}\p{N}]-*|[\p{L}\p{N}]\.)`
/** Where one ends: a hyphen or an "@" with nothing behind it is none of it. */
const end = String.raw`(?![\p{L}\p{N}]|[@-]+[\p{L}\p{N}]|\.[\p{L}\p{N}])`
const rest = String.raw`[^\s<>"'()\[\]{}|\\^\x60]*`
/** With a scheme; an email address, which is no link; "www."; a domain with a path; a bare one of a known top level. */
const links = [
  String.raw`[a-z][a-z\d+.-]{0,30}:\/\/${rest}`,
  String.raw`(?<address>(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+(?![\p{L}\p{N}/@-]|\.[\p{L}\p{N}]))`,
  String.raw`${begin}www\.[\p{L}\p{N}]${rest}`,
  String.raw`${begin}(?:${label}\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?\/${rest}`,
  String.raw`${begin}(?:${label}\.)+(?:${topLevels})${end}`,
].join('|')
const anyLink = () => new RegExp(links, 'giu')

/** As mail programs read it: neither invisible characters nor another shape of a letter hide a link. */
const plain = (text: string) =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

const withoutEnd = (link: string) => link.replace(/[.,;:!?»”]+$/u, '')

const found = (text: string) =>
  [...plain(text).matchAll(anyLink())]
    .filter(({ groups }) => groups?.address === undefined)
    .map(([link]) => withoutEnd(link))

const bare = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

function isBelow(website: string | null, link: string): boolean {
  if (website === null) return false
  const own = bare(website)
  return bare(link) === own || ['/', '?', '#'].some((next) => bare(link).startsWith(own + next))
}

/** The first link of a text that leads elsewhere than to what is the invoice's or the seller's own; null: there is none. */
export function foreignLink(text: string, own: OwnLinks = nothing): string | null {
  const others = own.exact.reduce((left, link) => left.replaceAll(link, ' '), text)
  const named = own.names.flatMap(found).map((name) => name.toLowerCase())
  const isDomain = (link: string) => !/[/:]|^www\./i.test(link)
  const isOwn = (link: string) =>
    isBelow(own.website, link) || (isDomain(link) && named.includes(link.toLowerCase()))
  return found(others).find((link) => !isOwn(link)) ?? null
}

/** The text without what a mail program would make a link of; `instead` stands in its place. */
export function withoutLinks(text: string, instead: string): string {
  if (found(text).length === 0) return text
  return plain(text).replace(anyLink(), (link, address?: string) =>
    address === undefined ? instead + link.slice(withoutEnd(link).length) : link,
  )
}
