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
  /** Where the app lives, if that is known: without it nothing can say where the page stands. */
  appUrl: string | undefined
}

/** The text of the first element with a tag, as it stands in the markup. */
function textOf(markup: string, tag: string): string {
  const [, inner] = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(markup) ?? []
  if (!inner) throw new Error(`The page has no <${tag}>.`)
  return inner.replace(/<[^>]*>/g, '')
}

export const headingOf = (markup: string) => textOf(markup, 'h1')
/** The page says in the paragraph below its heading what it is about. */
const leadOf = (markup: string) => textOf(markup.slice(markup.indexOf('</h1>')), 'p')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${content}" />`

/** A page out of the shell: its words, its styles, what searches and chats want to know, and what its screen loads. */
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
