import { hexOf } from '#api/pdf/fonts/put-font.ts'
import { beginObject, put } from './operators.ts'
import { type Pdf, page } from './page.ts'

/** The role of a part for screen readers: a paragraph, a heading, a picture, a table and its parts. */
export type Role = 'Document' | 'P' | 'H1' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

/** These roles contain other parts; all others have content on a page. */
const holders: readonly Role[] = ['Document', 'Table', 'TR']

/** Content of a page by its number, counted from 1, and its own number on it. */
type Marked = { page: number; at: number }
type Part = { role: Role; shown: Shown | null; kids: (Part | Marked)[] }

/** Describes a picture for people who cannot see it, with its place: points from the top left corner of the page. */
export type Shown = { alt: string; left: number; top: number; width: number; height: number }

type Tags = {
  /** The parts that are open, the innermost last. */
  open: Part[]
  /** For each page, the parts of its contents, in order. */
  pages: Map<number, Part[]>
  /** Whether the content being written belongs to a part or is mere ornament. */
  within: 'part' | 'ornament' | null
  /** The language of the document as a BCP 47 tag. */
  language: string
}

const tagsOf = new WeakMap<Pdf, Tags>()

const pdfText = (text: string) => `<feff${hexOf(text)}>`

function within(doc: Pdf, tags: Tags, of: 'part' | 'ornament', operator: string, draw: () => void) {
  put(doc, operator)
  tags.within = of
  try {
    draw()
  } finally {
    tags.within = null
    put(doc, 'EMC')
  }
}

/** Opens a part of the one that is open; what is drawn until it is closed is its content. */
export function openPart(doc: Pdf, role: Role, shown: Shown | null = null) {
  const tags = tagsOf.get(doc)
  const made: Part = { role, shown, kids: [] }
  tags?.open.at(-1)?.kids.push(made)
  tags?.open.push(made)
}

export const closePart = (doc: Pdf) => {
  tagsOf.get(doc)?.open.pop()
}

/** Draws a part of the one that is open. */
export function part(doc: Pdf, role: Role, draw: () => void, shown: Shown | null = null) {
  if (tagsOf.get(doc)?.within) return draw()
  openPart(doc, role, shown)
  try {
    draw()
  } finally {
    closePart(doc)
  }
}

/** Draws a picture, which is a part by itself. */
export const figure = (doc: Pdf, shown: Shown, draw: () => void) =>
  part(doc, 'Figure', () => content(doc, draw), shown)

/** Draws text or a picture: of the part that is open, or where that holds other parts alone, a paragraph by itself. */
export function content(doc: Pdf, draw: () => void) {
  const tags = tagsOf.get(doc)
  const open = tags?.open.at(-1)
  if (!tags || !open || tags.within) return draw()
  if (holders.includes(open.role)) return part(doc, 'P', () => content(doc, draw))
  const { pageNumber } = doc.getCurrentPageInfo()
  const parts = tags.pages.get(pageNumber) ?? []
  tags.pages.set(pageNumber, parts)
  const at = parts.push(open) - 1
  open.kids.push({ page: pageNumber, at })
  within(doc, tags, 'part', `/${open.role} <</MCID ${at}>> BDC`, draw)
}

/** Draws text of a part that is in a language of its own, and says so where the document is in another. */
export function inLanguage(doc: Pdf, language: string | null, draw: () => void) {
  const tags = tagsOf.get(doc)
  const isOther = language !== null && tags?.language.startsWith(language) === false
  if (!isOther || tags?.within !== 'part') return draw()
  put(doc, `/Span <</Lang (${language})>> BDC`)
  draw()
  put(doc, 'EMC')
}

/** Draws parts without meaning: lines, tints, the repeated parts of every page. */
export function ornament(doc: Pdf, draw: () => void) {
  const tags = tagsOf.get(doc)
  if (!tags || tags.within) return draw()
  within(doc, tags, 'ornament', '/Artifact BMC', draw)
}

function pictureOf({ alt, left, top, width, height }: Shown): string {
  const [bottom, end] = [page.height - top - height, left + width]
  const box = [left, bottom, end, bottom + height].map((at) => at.toFixed(2)).join(' ')
  return ` /Alt ${pdfText(alt)} /A <</O /Layout /BBox [${box}]>>`
}

/**
 * Returns true for an empty row, such as a head repeated on a later page, and for an empty
 * paragraph. An empty cell stays, because it counts as a column.
 */
const isNothing = ({ role, kids }: Part) => kids.length === 0 && (role === 'TR' || role === 'P')

/** Numbers the parts in the order of reading, and writes each as an object of the file; returns that of the whole. */
function putParts(doc: Pdf, tags: Tags, root: Part, pageObjects: Map<number, number>): number {
  const first = beginObject(doc)
  const parts: Part[] = []
  const collect = (of: Part) => {
    parts.push(of)
    of.kids = of.kids.filter((kid) => !('role' in kid) || !isNothing(kid))
    for (const kid of of.kids) if ('role' in kid) collect(kid)
  }
  collect(root)
  const numbers = new Map(parts.map((each, index) => [each, first + 1 + index]))
  const parents = new Map(
    parts.flatMap((each) =>
      each.kids.flatMap((kid) => ('role' in kid ? [[kid, each] as const] : [])),
    ),
  )
  const numberOf = (of: Part | undefined) => (of && numbers.get(of)) ?? first
  const lists = [...pageObjects].map(
    ([number]) =>
      `${number - 1} [${(tags.pages.get(number) ?? []).map((of) => `${numberOf(of)} 0 R`).join(' ')}]`,
  )
  put(
    doc,
    `<</Type /StructTreeRoot /K ${numberOf(root)} 0 R /ParentTree <</Nums [${lists.join(' ')}]>> /ParentTreeNextKey ${pageObjects.size}>>`,
  )
  put(doc, 'endobj')
  for (const each of parts) {
    beginObject(doc)
    const [on] = each.kids.flatMap((kid) => ('role' in kid ? [] : [kid.page]))
    const at = on === undefined ? '' : ` /Pg ${pageObjects.get(on)} 0 R`
    const kids = each.kids.map((kid) => {
      if ('role' in kid) return `${numberOf(kid)} 0 R`
      if (kid.page === on) return kid.at
      return `<</Type /MCR /Pg ${pageObjects.get(kid.page)} 0 R /MCID ${kid.at}>>`
    })
    const scope = each.role === 'TH' ? ' /A <</O /Table /Scope /Column>>' : ''
    const shown = each.shown === null ? '' : pictureOf(each.shown)
    put(
      doc,
      `<</S /${each.role} /P ${numberOf(parents.get(each))} 0 R${at} /K [${kids.join(' ')}]${scope}${shown}>>`,
    )
    put(doc, 'endobj')
  }
  return first
}

/**
 * From here on everything drawn on the document is tagged, and it holds the tree of its parts. The language is the document's,
 * as BCP 47 has it.
 */
export function tagDocument(doc: Pdf, language: string) {
  const root: Part = { role: 'Document', shown: null, kids: [] }
  const tags: Tags = { open: [root], pages: new Map(), within: null, language }
  tagsOf.set(doc, tags)
  const { events } = doc.internal
  const pageObjects = new Map<number, number>()
  let tree = 0
  events.subscribe('putPage', ({ objId, pageNumber }: { objId: number; pageNumber: number }) => {
    pageObjects.set(pageNumber, objId)
    put(doc, `/StructParents ${pageNumber - 1} /Tabs /S`)
  })
  events.subscribe('postPutResources', () => {
    tree = putParts(doc, tags, root, pageObjects)
  })
  events.subscribe('putCatalog', () =>
    put(doc, `/Lang (${language}) /MarkInfo <</Marked true>> /StructTreeRoot ${tree} 0 R`),
  )
}
