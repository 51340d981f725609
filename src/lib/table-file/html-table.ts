const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const plain = (text: string) =>
  text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is a page, which some banks hand out as an Excel file. */
export const isHtml = (text: string) =>
  /^\s*(<!--|<!doctype html|<html|<head|<body|<table|<style|<meta)/i.test(text)

/** The rows of all tables of a page, in their order; what spans columns leaves them empty. No script runs, nothing is loaded. */
export function readHtmlTables(page: string): string[][] {
  const rows: string[][] = []
  let cell: string | null = null
  let span = 1
  const endCell = () => {
    if (cell === null) return
    rows.at(-1)?.push(plain(cell), ...Array.from({ length: span - 1 }, () => ''))
    cell = null
  }
  const marks = page.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
  for (const [, text = '', closes, tag = '', attributes = ''] of marks.matchAll(
    /([^<]*)(?:<(\/?)([a-z][a-z0-9]*)([^>]*)>|<|$)/gi,
  )) {
    if (cell !== null) cell += text
    const name = tag.toLowerCase()
    if (name === 'td' || name === 'th') {
      endCell()
      if (!closes) {
        cell = ''
        span = Math.min(50, Number(/colspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1) || 1)
        if (rows.length === 0) rows.push([])
      }
    } else if (name === 'tr' || name === 'table') {
      endCell()
      if (name === 'tr' && !closes) rows.push([])
    } else if (cell !== null && name) cell += ' '
  }
  endCell()
  return rows
}
