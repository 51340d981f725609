import type { jsPDF } from 'jspdf'
import { hexOf } from '#api/pdf/fonts/put-font.ts'
import { beginObject, put } from './operators.ts'

/** What a part of the document is to who has it read to them: a paragraph, a heading, a picture, a table and its parts. */
export type Role = 'Document' | 'P' | 'H1' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

/** Their content is other parts; that of all others stands on a page. */
const holders: readonly Role[] = ['Document', 'Table', 'TR']

/** Content of a page by its number, counted from 1, and its own number on it. */
type Marked = { page: number; at: number }
type Part = { role: Role; alt: string | null; kids: (Part | Marked)[] }

type Tags = {
  /** The parts that are open, the innermost last. */
  open: Part[]
  /** By page, the part that each content is of. */
  pages: Map<number, Part[]>
  /** Whether content is being written that belongs to a part already, or to none. */
  isWithin: boolean
}

const tagsOf = new WeakMap<jsPDF, Tags>()

const pdfText = (text: string) => `<feff${hexOf(text)}>`

function within(doc: jsPDF, tags: Tags, operator: string, draw: () => void) {
  put(doc, operator)
  tags.isWithin = true
  draw()
  tags.isWithin = false
  put(doc, 'EMC')
}

/** Opens a part of the one that is open; what is drawn until it is closed is its content. */
export function openPart(doc: jsPDF, role: Role, alt: string | null = null) {
  const tags = tagsOf.get(doc)
  const made: Part = { role, alt, kids: [] }
  tags?.open.at(-1)?.kids.push(made)
  tags?.open.push(made)
}

export const closePart = (doc: jsPDF) => {
  tagsOf.get(doc)?.open.pop()
}

/** Draws a part of the one that is open. */
export function part(doc: jsPDF, role: Role, draw: () => void, alt: string | null = null) {
  if (tagsOf.get(doc)?.isWithin) return draw()
  openPart(doc, role, alt)
  draw()
  closePart(doc)
}

/** Draws text or a picture: of the part that is open, or where that holds other parts alone, a paragraph by itself. */
export function content(doc: jsPDF, draw: () => void) {
  const tags = tagsOf.get(doc)
  const open = tags?.open.at(-1)
  if (!tags || !open || tags.isWithin) return draw()
  if (holders.includes(open.role)) return part(doc, 'P', () => content(doc, draw))
  const { pageNumber: page } = doc.getCurrentPageInfo()
  const parts = tags.pages.get(page) ?? []
  tags.pages.set(page, parts)
  const at = parts.push(open) - 1
  open.kids.push({ page, at })
  within(doc, tags, `/${open.role} <</MCID ${at}>> BDC`, draw)
}

/** Draws what says nothing: lines, tints, what stands on every page. */
export function ornament(doc: jsPDF, draw: () => void) {
  const tags = tagsOf.get(doc)
  if (!tags || tags.isWithin) return draw()
  within(doc, tags, '/Artifact BMC', draw)
}

/** The head of a table on a page after its first, where it is no part. */
const isEmptyRow = ({ role, kids }: Part) => role === 'TR' && kids.length === 0

/** Numbers the parts in the order of reading, and writes each as an object of the file; returns that of the whole. */
function putParts(doc: jsPDF, tags: Tags, root: Part, pageObjects: Map<number, number>): number {
  const first = beginObject(doc)
  const parts: Part[] = []
  const collect = (of: Part) => {
    parts.push(of)
    of.kids = of.kids.filter((kid) => !('role' in kid) || !isEmptyRow(kid))
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
    ([page]) =>
      `${page - 1} [${(tags.pages.get(page) ?? []).map((of) => `${numberOf(of)} 0 R`).join(' ')}]`,
  )
  put(
    doc,
    `<</Type /StructTreeRoot /K ${numberOf(root)} 0 R /ParentTree <</Nums [${lists.join(' ')}]>> /ParentTreeNextKey ${pageObjects.size}>>`,
  )
  put(doc, 'endobj')
  for (const each of parts) {
    beginObject(doc)
    const [on] = each.kids.flatMap((kid) => ('role' in kid ? [] : [kid.page]))
    const page = on === undefined ? '' : ` /Pg ${pageObjects.get(on)} 0 R`
    const kids = each.kids.map((kid) => {
      if ('role' in kid) return `${numberOf(kid)} 0 R`
      if (kid.page === on) return kid.at
      return `<</Type /MCR /Pg ${pageObjects.get(kid.page)} 0 R /MCID ${kid.at}>>`
    })
    const alt = each.alt === null ? '' : ` /Alt ${pdfText(each.alt)}`
    const scope = each.role === 'TH' ? ' /A <</O /Table /Scope /Column>>' : ''
    put(
      doc,
      `<</S /${each.role} /P ${numberOf(parents.get(each))} 0 R${page} /K [${kids.join(' ')}]${alt}${scope}>>`,
    )
    put(doc, 'endobj')
  }
  return first
}

/** From here on what is drawn on the document is tagged, and it holds the tree of its parts. */
export function tagDocument(doc: jsPDF) {
  const root: Part = { role: 'Document', alt: null, kids: [] }
  const tags: Tags = { open: [root], pages: new Map(), isWithin: false }
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
    put(doc, `/MarkInfo <</Marked true>> /StructTreeRoot ${tree} 0 R`),
  )
}
