import { html, raw } from 'hono/html'
import { toLines } from '#domain/characters/lines.ts'
import type { Letter } from '#domain/mail/letter.ts'
import { pictureOf } from '#domain/people/logo.ts'
import { styles, themes } from './styles.ts'

/** The most room that a logo gets, in pixels. */
const LOGO = { width: 160, height: 40 }

const style = (name: keyof typeof styles) => raw(`class="${name}" style="${styles[name]}"`)

/** It opens beside the mail; a preview of the mail, which may open nothing, stays where it is. */
const link = (url: string, text: string, name: 'link' | 'button' = 'link') =>
  html`<a href="${url}" target="_blank" ${style(name)}>${lines(text)}</a>`

/** A text in which nothing is a link but these addresses, wherever they stand. */
function linked(text: string, [url, ...others]: string[]): unknown[] {
  if (url === undefined) return [text]
  return text
    .split(url)
    .flatMap((part, at) => [...(at > 0 ? [link(url, url)] : []), ...linked(part, others)])
}

/** A text on its lines. */
const lines = (text: string) =>
  text.split('\n').map((line, at) => [...(at > 0 ? [raw('<br>\n')] : []), line])

const wordsOf = ({ words, ownLinks }: Letter) =>
  toLines(words)
    .split('\n')
    .map((line, at) => [...(at > 0 ? [raw('<br>\n')] : []), ...linked(line, ownLinks)])

/** Its name stands beside it, so where pictures are off nothing is missing. */
function logoOf(logo: string | null, source: string) {
  const picture = logo === null ? null : pictureOf(logo)
  if (picture === null) return null
  const scale = Math.min(1, LOGO.width / picture.width, LOGO.height / picture.height)
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  )
  return html`<td ${style('logo')}><img src="${source}" width="${width}" height="${height}" alt="" ${style('picture')}></td>`
}

const row = (cells: unknown) => html`<tr>${cells}</tr>`

const factRow = ({ label, value, url }: Letter['facts'][number]) =>
  row([
    html`<th scope="row" ${style('label')}>${lines(label)}</th>`,
    html`<td ${style('value')}>${url === null ? lines(value) : link(url, value)}</td>`,
  ])

type Table = NonNullable<Letter['table']>
type Align = Table['columns'][number]['align']

const columnOf = ({ label, align }: Table['columns'][number]) =>
  html`<th scope="col" align="${align === 'end' ? 'right' : 'left'}" ${style('column')}>${lines(label)}</th>`

const cellOf = (text: string, align: Align | undefined) =>
  align === 'end'
    ? html`<td align="right" ${style('sum')}>${lines(text)}</td>`
    : html`<td align="left" ${style('cell')}>${lines(text)}</td>`

const tableOf = ({ columns, rows }: Table) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" ${style('table')}>
${row(columns.map(columnOf))}
${rows.map(({ cells }) => row(cells.map(({ main }, at) => cellOf(main, columns[at]?.align))))}
</table>`

const upiOf = ({ text }: NonNullable<Letter['upi']>) => html`<p ${style('way')}>${lines(text)}</p>`

const buttonOf = ({ label, url }: NonNullable<Letter['button']>) =>
  html`<p ${style('action')}>${link(url, label, 'button')}</p>
<p ${style('address')}>${link(url, url)}</p>`

/**
 * A mail as HTML, for mail programs: tables, and styles in each element, since some of them read no others. A text
 * is never read as markup. `logo` is where its picture is found: a part of the mail, or the picture itself.
 */
export function letterHtml(letter: Letter, logo: string): string {
  const { lang, head, title, figure, facts, table, upi, button, foot } = letter
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title.split('\n')[0]}</title>
<style>${raw(themes)}</style>
</head>
<body ${style('ground')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" ${style('margin')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${style('card')}><tr><td ${style('inside')}>
<table role="presentation" cellpadding="0" cellspacing="0"><tr>${logoOf(head.logo, logo)}<td ${style('name')}>${head.name}</td></tr></table>
<div ${style('words')}>${wordsOf(letter)}</div>
<div ${style('panel')}>
<h1 ${style('title')}>${lines(title)}</h1>
<p ${style('caption')}>${lines(figure.label)}</p>
<p ${style('figure')}>${lines(figure.value)}</p>
${facts.length > 0 && html`<table cellpadding="0" cellspacing="0">${facts.map(factRow)}</table>`}
${table && tableOf(table)}
${upi && upiOf(upi)}
</div>
${button && buttonOf(button)}
</td></tr></table>
<p ${style('foot')}>${lines(foot.text)}${foot.url !== null && [raw('<br>\n'), link(foot.url, foot.url)]}</p>
</td></tr></table>
</body>
</html>
`.toString()
}
