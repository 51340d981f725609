/** The colours of the app, in light; a mail has no sheet of styles to take them from. */
const light = {
  ground: '#f6f7fb',
  panel: '#ffffff',
  subtle: '#eff1f7',
  fg: '#14161d',
  muted: '#5a6172',
  border: '#e2e5ee',
  accent: '#3b49cf',
  solid: '#4353e0',
}

const dark: typeof light = {
  ground: '#0b0d12',
  panel: '#12151c',
  subtle: '#181c25',
  fg: '#f1f3f7',
  muted: '#9aa1b1',
  border: '#22262f',
  accent: '#a5afff',
  solid: '#5865f2',
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

const text = (size: number, colour: string, more = '') =>
  `margin:0;font-size:${size}px;line-height:1.5;color:${colour}${more && `;${more}`}`

/** The inline style of each element: some mail programs read nothing else. */
export const styles = {
  ground: `margin:0;padding:0;background:${light.ground};color:${light.fg};${font}`,
  margin: 'padding:24px 12px',
  card: `max-width:560px;background:${light.panel};border:1px solid ${light.border};border-radius:12px;border-collapse:separate`,
  inside: `padding:24px 16px;text-align:left;${font};${breaks}`,
  logo: 'padding:0 12px 0 0',
  picture: 'display:block;border:0',
  name: text(18, light.fg, 'font-weight:600'),
  words: text(16, light.fg, 'padding:20px 0'),
  panel: `background:${light.subtle};border-radius:8px;padding:16px`,
  title: text(14, light.muted, 'font-weight:500'),
  caption: text(14, light.muted, 'padding-top:8px'),
  figure: text(28, light.fg, 'font-weight:700;line-height:1.25;padding-bottom:8px'),
  label: text(
    14,
    light.muted,
    'font-weight:400;text-align:left;vertical-align:top;padding:2px 12px 2px 0',
  ),
  value: text(14, light.fg, `vertical-align:top;padding:2px 0;${breaks}`),
  table: 'border-collapse:collapse;margin-top:12px',
  column: text(12, light.muted, 'font-weight:500;padding:4px 0'),
  cell: text(13, light.fg, `padding:4px 6px 4px 0;border-top:1px solid ${light.border}`),
  sum: text(
    13,
    light.fg,
    `padding:4px 0 4px 6px;border-top:1px solid ${light.border};white-space:nowrap`,
  ),
  way: text(14, light.fg, `padding-top:8px;${breaks}`),
  action: 'margin:0;padding:20px 0 8px',
  button: `display:inline-block;background:${light.solid};color:#ffffff;font-size:16px;font-weight:600;line-height:20px;padding:14px 24px;border-radius:8px;text-decoration:none`,
  address: text(12, light.muted, breaks),
  link: `color:${light.accent};${breaks}`,
  foot: text(
    12,
    light.muted,
    `max-width:560px;padding:16px 8px 0;text-align:left;${font};${breaks}`,
  ),
} as const

/** The colours to replace in dark mode. They need "important" to win over the elements' inline styles. */
const dyed: [colour: keyof typeof light, property: string, names: (keyof typeof styles)[]][] = [
  ['ground', 'background', ['ground']],
  ['panel', 'background', ['card']],
  ['subtle', 'background', ['panel']],
  ['solid', 'background', ['button']],
  ['border', 'border-color', ['card', 'cell', 'sum']],
  ['fg', 'color', ['ground', 'name', 'words', 'figure', 'value', 'cell', 'sum', 'way']],
  ['muted', 'color', ['title', 'caption', 'label', 'column', 'address', 'foot']],
  ['accent', 'color', ['link']],
]

const darkRules = dyed.map(
  ([colour, property, names]) =>
    `${names.map((name) => `.${name}`).join(',')}{${property}:${dark[colour]}!important}`,
)

/** Says that both themes are drawn, so that no program turns the colours by itself; an amount stays on one line of a phone. */
export const themes = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:400px){.figure{font-size:22px!important}}
@media (prefers-color-scheme:dark){
${darkRules.join('\n')}
}`
