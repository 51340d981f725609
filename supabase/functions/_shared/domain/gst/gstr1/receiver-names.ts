/** The characters that the offline tool accepts in a receiver's name. */
const form = /^[a-zA-Z0-9_&'\-./,()?@!#%$~*;+= ]{1,99}$/

/** Letters that do not decompose, and marks that people copy from elsewhere. */
const plain: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
  },
  ...{ '’': "'", '‘': "'", '–': '-', '—': '-', '‑': '-', '\u00a0': ' ' },
}

/** A name in the letters and signs that the tool takes, without the others; null of one in another script. */
export function receiverName(name: string): string | null {
  const written = [
    ...name.normalize('NFKD').replace(/\p{Script=Latin}\p{M}+/gu, ([letter]) => letter ?? ''),
  ]
    .map((letter) => plain[letter] ?? letter)
    .join('')
  if (/[^\P{L}a-zA-Z]/u.test(written)) return null
  const fit = written
    .replace(/[^a-zA-Z0-9_&'\-./,()?@!#%$~*;+= ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 99)
    .trim()
  return form.test(fit) ? fit : null
}

type Named = { gstin: string; day: string; clientName?: string }

/**
 * One name for each GSTIN, that of its newest document: of one GSTIN under two names the tool keeps the documents of one alone.
 */
export function receiverNames(documents: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { gstin, clientName } of [...documents].sort((one, other) =>
    one.day < other.day ? -1 : 1,
  )) {
    const name = receiverName(clientName ?? '')
    if (name !== null) names.set(gstin, name)
  }
  return names
}
