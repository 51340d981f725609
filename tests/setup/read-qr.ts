import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'

type Rect = { x: number; y: number; width: number; height: number }

/** The content of each page of a PDF as jsPDF writes it: one deflated stream for each, in order. */
function pageContents(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const source = bytes.toString('latin1')
  return [...source.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length
    try {
      const content = inflateSync(bytes.subarray(start, start + Number(match[1])))
      const text = content.toString('latin1')
      return / (Tf|re|l)\b/.test(text) ? [text] : []
    } catch {
      return []
    }
  })
}

const number = '(-?[\\d.]+)'
const numbers = (count: number) => Array(count).fill(number).join(' ')
const rectangle = new RegExp(`${numbers(4)} re\\n`, 'g')
/** A grid with its origin at the top left and rows downwards, on a page that is turned over. */
const grid = new RegExp(
  `${number} 0\\. 0\\. \\1 ${numbers(2)} cm\\n((?:[\\d.]+ [\\d.]+ [\\d.]+ 1\\. re\\n){2,})f\\n`,
)
const turnedOver = new RegExp(`1\\. 0\\. 0\\. -1\\. 0\\. ${number} cm\\n`)

/** The rectangles that a page fills as one path in a grid, in points from its bottom left corner. */
function filledRects(content: string): Rect[] {
  const [, side, left, top, path] = grid.exec(content) ?? []
  const module = Number(side)
  const height = Number(turnedOver.exec(content)?.[1])
  return [...(path ?? '').matchAll(rectangle)].map(([, x, y, width]) => ({
    x: Number(left) + Number(x) * module,
    y: height - Number(top) - (Number(y) + 1) * module,
    width: Number(width) * module,
    height: module,
  }))
}

export type PrintedCode = {
  page: number
  modules: boolean[][]
  /** Points from the bottom left corner of the page. */
  box: { left: number; right: number; bottom: number; top: number }
  module: number
}

/** The QR code that a PDF of ours shows, read from its rectangles; null when there is none. */
export function printedCode(pdf: Uint8Array): PrintedCode | null {
  for (const [page, content] of pageContents(pdf).entries()) {
    const rects = filledRects(content)
    const [first] = rects
    if (!first) continue
    const module = first.height
    const left = Math.min(...rects.map(({ x }) => x))
    const right = Math.max(...rects.map(({ x, width }) => x + width))
    const top = Math.max(...rects.map(({ y, height }) => y + height))
    const bottom = Math.min(...rects.map(({ y }) => y))
    const size = Math.round((right - left) / module)
    const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    for (const { x, y, width, height } of rects) {
      const row = Math.round((top - y - height) / module)
      const start = Math.round((x - left) / module)
      modules[row]?.fill(true, start, start + Math.round(width / module))
    }
    return { page, modules, box: { left, right, bottom, top }, module }
  }
  return null
}

/** The places of a page's texts: baseline and extent, in points from its bottom left corner. */
export async function textBoxes(pdf: Uint8Array, page: number): Promise<Rect[]> {
  const document = await getDocumentProxy(pdf.slice())
  const { items } = await (await document.getPage(page + 1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
      : [],
  )
}
