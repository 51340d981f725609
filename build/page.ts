/** The exports of `src/app/prerender.tsx`. */
export type Prerendered = {
  productName: string
  pages: string[]
  rooms: string[]
  isOnSite: (path: string) => boolean
  render: (path: string) => Promise<{
    root: string
    styles: { name: string; css: string; global: boolean }[]
  }>
}

type Page = {
  path: string
  /** The title in the browser's tab and in search results. */
  title: string
  rendered: Awaited<ReturnType<Prerendered['render']>>
  /** Scripts that its screen needs besides the app's first files. */
  scripts: string[]
  /** The address of the app, if known: without it the page has no canonical URL. */
  appUrl: string | undefined
}

/** Returns the text of the first element with a tag, as written in the markup. */
function textOf(markup: string, tag: string): string {
  const [, inner] = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(markup) ?? []
  if (!inner) throw new Error(`The page has no <${tag}>.`)
  return inner.replace(/<[^>]*>/g, '')
}

export const headingOf = (markup: string) => textOf(markup, 'h1')
/** Takes the description from the paragraph below the page's heading. */
const leadOf = (markup: string) => textOf(markup.slice(markup.indexOf('</h1>')), 'p')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${content}" />`

/** Builds a page from the shell: its words, its styles, the tags for searches and chats, and its screen's scripts. */
export function pageOf(shell: string, { path, title, rendered, scripts, appUrl }: Page): string {
  const { root, styles } = rendered
  const lead = leadOf(root)
  const address = appUrl && appUrl + path
  const head = [
    meta('property', 'og:title', title),
    meta('property', 'og:description', lead),
    meta('property', 'og:type', 'website'),
    ...(address
      ? [
          `<link rel="canonical" href="${address}" />`,
          meta('property', 'og:url', address),
          meta('property', 'og:image', `${appUrl}/preview.jpg`),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles
      .filter(({ global }) => global)
      .map(({ name, css }) => style(`css-global ${name}`, css)),
    style(...joined(styles.filter(({ global }) => !global))),
  ]
  const note = `<noscript><p class="note">This form needs JavaScript to be sent.</p></noscript>`
  const parts: [what: string | RegExp, becomes: string][] = [
    ['<html ', `<html data-page="${path}" `],
    [/<title>.*?<\/title>/s, `<title>${title}</title>`],
    [/<meta\s+name="description"[^>]*>/s, meta('name', 'description', lead)],
    ['</head>', `${head.join('\n    ')}\n  </head>`],
    ['<div id="root"></div>', `<div id="root">${root}</div>${root.includes('<form') ? note : ''}`],
  ]
  return parts.reduce((page, [what, becomes]) => {
    const made = page.replace(what, () => becomes)
    if (made === page) throw new Error(`The shell has no ${what}.`)
    return made
  }, shell)
}

const style = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`

function joined(styles: { name: string; css: string }[]): [names: string, css: string] {
  const names = styles.map(({ name }) => name).join(' ')
  return [`css ${names}`, styles.map(({ css }) => css).join('')]
}
