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

/** An empty paragraph. An empty cell is something: it counts as a column. */
const isNothing = ({ role, kids }: Part) => role === 'P' && kids.length === 0

/** Draws a part of the one that is open. */
export function part(doc: Pdf, role: Role, draw: () => void, shown: Shown | null = null) {
  const tags = tagsOf.get(doc)
  if (!tags || tags.within) return draw()
  const made: Part = { role, shown, kids: [] }
  tags.open.at(-1)?.kids.push(made)
  tags.open.push(made)
  try {
    draw()
  } finally {
    tags.open.pop()
    if (isNothing(made)) tags.open.at(-1)?.kids.pop()
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

const isPart = (kid: Part | Marked): kid is Part => 'role' in kid

/** Numbers the parts in the order of reading, and writes each as an object of the file; returns that of the whole. */
function putParts(doc: Pdf, tags: Tags, root: Part, pageObjects: Map<number, number>): number {
  const whole = beginObject(doc)
  const numbers = new Map<Part, number>()
  const number = (of: Part) => {
    numbers.set(of, whole + 1 + numbers.size)
    of.kids.filter(isPart).forEach(number)
  }
  number(root)
  const referTo = (of: Part) => `${numbers.get(of)} 0 R`
  const lists = [...pageObjects.keys()].map(
    (page) => `${page - 1} [${(tags.pages.get(page) ?? []).map(referTo).join(' ')}]`,
  )
  put(
    doc,
    `<</Type /StructTreeRoot /K ${referTo(root)} /ParentTree <</Nums [${lists.join(' ')}]>> /ParentTreeNextKey ${pageObjects.size}>>`,
  )
  put(doc, 'endobj')
  const putPart = (of: Part, parent: string) => {
    beginObject(doc)
    const [on] = of.kids.flatMap((kid) => (isPart(kid) ? [] : [kid.page]))
    const at = on === undefined ? '' : ` /Pg ${pageObjects.get(on)} 0 R`
    const kids = of.kids.map((kid) => {
      if (isPart(kid)) return referTo(kid)
      if (kid.page === on) return kid.at
      return `<</Type /MCR /Pg ${pageObjects.get(kid.page)} 0 R /MCID ${kid.at}>>`
    })
    const scope = of.role === 'TH' ? ' /A <</O /Table /Scope /Column>>' : ''
    const shown = of.shown === null ? '' : pictureOf(of.shown)
    put(doc, `<</S /${of.role} /P ${parent}${at} /K [${kids.join(' ')}]${scope}${shown}>>`)
    put(doc, 'endobj')
    for (const kid of of.kids) if (isPart(kid)) putPart(kid, referTo(of))
  }
  putPart(root, `${whole} 0 R`)
  return whole
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
